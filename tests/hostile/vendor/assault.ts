import type { Attempt, Secrets } from './attempt.ts'
import { attempts } from './attempts.ts'
import { kept } from './last-attempts.ts'
import type { hostileVendor, Part } from './vendor.ts'

/** A visitor's tab in any browser. */
export interface VisitorTab {
  /** Makes every page of the tab run this script before its own. */
  prepare: (script: string) => Promise<void>
  /** Opens a path of the site and waits until the page is alive. */
  open: (path: string) => Promise<void>
  look: (expression: string) => Promise<unknown>
  /** Submits a lead on the home page that no receiver accepts. */
  leaveLead: (email: string) => Promise<void>
  /** Answers the question about medication and goes on to the plans. */
  answerQuestion: () => Promise<void>
  startExam: () => Promise<void>
  /** Clicks in the part. A browser may ignore a click in a frame that has just moved. */
  clickInPart: () => Promise<void>
  type: (text: string) => Promise<void>
  /** Repeats the question until it is true; throws, naming what was waited for. */
  until: (what: string, holds: () => Promise<boolean> | boolean) => Promise<void>
  /** Closes every window that has been opened from the tab. */
  closeOthers: () => Promise<void>
}

export interface Assault {
  /** The names of the attempts that succeeded. */
  got: string[]
  /** The names of the attempts during which the part itself did not work. */
  broken: string[]
}

const email = 'unsent@canary.example'
const typed = 'qzx'

/** Records in the page the messages that arrive in the site's own name. */
const listen = `if (self === top) {
  addEventListener('message', ({ data, origin }) => { if (data === 'forged' && origin === location.origin) window.heardForged = true })
  new BroadcastChannel('outbox').addEventListener('message', ({ data }) => { if (data === 'forged') window.heardOther = true })
}`

/** Groups attempts that can be made in one visit. */
function visitsOf(tried: readonly Attempt[]): Attempt[][] {
  return [tried.filter(({ isLast }) => !isLast), ...tried.filter(({ isLast }) => isLast).map((attempt) => [attempt])]
}

/**
 * Opens a part whose vendor makes all the attempts, for a visitor of whom the site keeps an unsent lead and an answer.
 * With `isOpen` an attempt that browsers do not prevent is waited for until it succeeds; otherwise the part has to work meanwhile.
 */
export async function assault(
  tab: VisitorTab,
  vendor: ReturnType<typeof hostileVendor>,
  part: Part,
  { isOpen, tried: all = attempts }: { isOpen: boolean; tried?: readonly Attempt[] },
): Promise<Assault> {
  vendor.turn([])
  await tab.prepare(listen)
  const secrets = await keepSecrets(tab)
  const outcome: Assault = { got: [], broken: [] }
  for (const tried of visitsOf(all)) {
    const isGot = async (attempt: Attempt) =>
      attempt.isGot({ loot: vendor.lootOf(attempt.name), look: tab.look, secrets })
    const [first] = tried
    vendor.turn(tried)
    const met = meet(
      tab,
      vendor,
      part,
      tried,
      async () => vendor.isDone() || (isOpen && first?.isLast === true && (await isGot(first))),
    )
    await (isOpen ? met.catch(() => undefined) : met)
    for (const attempt of tried) {
      if (!isOpen && !(await works(tab, part))) outcome.broken.push(attempt.name)
      const typeAndLook = async () => {
        if (attempt.isTyping) await tab.type(typed)
        return isGot(attempt)
      }
      const isAwaited = isOpen && !attempt.isPrevented
      if (isAwaited ? await comesTo(tab, typeAndLook) : await isGot(attempt)) outcome.got.push(attempt.name)
    }
    await tab.closeOthers()
  }
  return outcome
}

async function keepSecrets(tab: VisitorTab): Promise<Secrets> {
  await tab.open('/')
  await tab.leaveLead(email)
  await tab.until('the lead to be kept', async () => (await tab.look(kept)) === 1)
  await tab.open('/order-online')
  await tab.answerQuestion()
  const answer = await tab.look(
    `Object.entries(sessionStorage).find(([name]) => name.includes('weight-loss'))?.[1] ?? ''`,
  )
  if (typeof answer !== 'string' || !answer.includes('yes'))
    throw new Error(`The answer was not kept: ${String(answer)}`)
  return { email, answer, typed }
}

/**
 * Comes from another page, opens the part, and does there what the attempts wait for. It clicks until a click has reached
 * the vendor's script, and no more: each further one would open another window.
 */
async function meet(
  tab: VisitorTab,
  vendor: ReturnType<typeof hostileVendor>,
  part: Part,
  tried: readonly Attempt[],
  isOver: () => Promise<boolean>,
): Promise<void> {
  const needsClick = tried.some(({ by }) => by)
  await tab.open('/contact')
  await tab.open(part === 'exam' ? '/exam-invite' : '/order-online?step=plan')
  if (part === 'exam') await tab.startExam()
  if (needsClick) await works(tab, part)
  await tab.until(`the vendor to have tried: ${tried[0]?.name}`, async () => {
    if (needsClick && !vendor.isClicked()) await tab.clickInPart()
    return isOver()
  })
  if (tried.some(({ isTyping }) => isTyping)) await tab.type(typed)
}

/** Whether all of a part's frames report that they are ready, within the time that they may take. */
async function works(tab: VisitorTab, part: Part): Promise<boolean> {
  const count = part === 'exam' ? 1 : 2
  const ready = `document.querySelectorAll('[data-status="ready"] iframe').length === ${count}`
  return tab
    .until('the part to be ready', async () => (await tab.look(ready)) === true)
    .then(
      () => true,
      () => false,
    )
}

async function comesTo(tab: VisitorTab, isGot: () => Promise<boolean>): Promise<boolean> {
  return tab.until('the attempt to come to something', isGot).then(
    () => true,
    () => false,
  )
}
