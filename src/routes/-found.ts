import { notFound, rootRouteId } from '@tanstack/react-router'
import type { RecordTypes } from '../../content/records.ts'
import { isMissing } from '../adapters/records.ts'
import type { Adapters } from '../adapters/adapters.ts'
import type { Still } from '../ui/still/still.tsx'

/**
 * The record asked for. Where it does not exist, the not-found page; where the site was deployed again since and keeps it
 * elsewhere, the page is loaded anew.
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

/** The same, with the part that only shows what the record says. */
export async function foundWith<Name extends keyof RecordTypes>(
  still: Pick<Still<never>, 'load'>,
  adapters: Pick<Adapters, 'records' | 'builds'>,
  name: Name,
): Promise<RecordTypes[Name]> {
  const [record] = await Promise.all([found(adapters, name), still.load()])
  return record
}
