import { notFound, rootRouteId } from '@tanstack/react-router'
import type { RecordTypes } from '../../content/records.ts'
import { isMissing } from '../adapters/records.ts'
import type { Adapters } from '../adapters/adapters.ts'
import type { Still } from '../ui/still/still.tsx'

/**
 * The record asked for. If it does not exist, the not-found page is shown; if a newer build keeps it elsewhere, the
 * page is reloaded.
 */
export async function found<Name extends keyof RecordTypes>(
  { records, builds }: Pick<Adapters, 'records' | 'builds'>,
  name: Name,
): Promise<RecordTypes[Name]> {
  try {
    return await records.read(name)
  } catch (error) {
    if (!isMissing(error)) throw error
    if (await builds.renew()) return new Promise(() => undefined)
    throw notFound({ routeId: rootRouteId })
  }
}

/** The same record, once the code of the still part that shows it has loaded as well. */
export async function foundWith<Name extends keyof RecordTypes>(
  still: Pick<Still<never>, 'load'>,
  adapters: Pick<Adapters, 'records' | 'builds'>,
  name: Name,
): Promise<RecordTypes[Name]> {
  const [record] = await Promise.all([found(adapters, name), still.load()])
  return record
}
