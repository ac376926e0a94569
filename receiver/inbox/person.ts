import type { Database, Queries } from '../database/database.ts'
import { wasDeleted } from '../requests/store.ts'
import { note } from './audit.ts'
import { mailOf, readRow, type LeadRow } from './describe.ts'
import { readHistory, type HistoryEntry } from './history.ts'
import { columns } from './requests.ts'
import { scopeOf } from './scope.ts'
import { folded } from '../requests/folded.ts'
import { digitsOf } from '../requests/telephone.ts'
import { like } from './search.ts'
import type { Staff } from './sessions.ts'
import { allOf, anyOf, ask, clause } from './sql.ts'

/**
 * Deletes a request, its history and its queue at once, and then from the disk. The audit keeps its id alone. `unsure`
 * where it is deleted, now or before, and the disk did not confirm that nothing of it is left; `gone` where nothing is
 * known of such a request.
 */
export async function erase(
  database: Database,
  staff: Staff,
  id: string,
  now: number,
): Promise<'erased' | 'unsure' | 'gone'> {
  const isDeleted = await database.transaction(async (queries) => {
    const erased = await queries.run('DELETE FROM leads WHERE id = $1 RETURNING id', id)
    if (erased.length === 0) return wasDeleted(queries, id)
    await queries.run('DELETE FROM history WHERE lead = $1', id)
    await queries.run('DELETE FROM forwards WHERE lead = $1', id)
    await note(queries, now, staff.account, 'delete', id)
    return true
  })
  if (!isDeleted) return 'gone'
  return database.forget().then(
    () => 'erased',
    () => 'unsure',
  )
}

/** The fewest digits by which a telephone number tells a person from others. */
const fewestDigits = 7

/**
 * Everything that is stored of the person who made a request: all with the same e-mail address or phone number. What is
 * no address tells nobody from others.
 */
export async function personOf(queries: Queries, staff: Staff, lead: LeadRow) {
  const { email, phone } = contactOf(lead)
  const isSame = (other: LeadRow) => {
    const contact = contactOf(other)
    return (email !== '' && contact.email === email) || (phone !== '' && contact.phone === phone)
  }
  const terms = [folded(email), phone].filter((term) => term !== '').map(like)
  const known = terms.map((term) => clause(`search LIKE ? ESCAPE '!'`, term))
  const either = anyOf(clause('id = ?', lead.id), ...known)
  const rows = await ask(queries, columns, allOf(scopeOf(staff), either), 'ORDER BY received, id')
  const own = rows.map(readRow).filter((other) => other.id === lead.id || isSame(other))
  const ids = own.map(({ id }) => id)
  const histories = await readHistory(queries, ids)
  return own.map((each) => ({ ...each, history: (histories.get(each.id) ?? []).map(exported) }))
}

function contactOf({ fields }: LeadRow): { email: string; phone: string } {
  const digits = digitsOf(fields['phone'] ?? '')
  const email = (fields['email'] ?? '').trim().toLowerCase()
  return {
    email: mailOf(email) === null ? '' : email,
    phone: digits.length < fewestDigits ? '' : digits,
  }
}

/** An act on a person's request as it is given to them: without who of the staff did it. */
function exported({ at, act, after }: HistoryEntry) {
  return act === 'note' ? { at, act, note: after } : { at, act }
}
