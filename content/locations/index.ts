import type { Location } from '../types.ts'
import { cincinnati } from './cincinnati.ts'
import { marlboro } from './marlboro.ts'
import { montclair } from './montclair.ts'
import { princeton } from './princeton.ts'
import { redBank } from './red-bank.ts'
import { westfield } from './westfield.ts'

/** Every clinic, in the order of menus and lists. */
export const locations: readonly Location[] = [cincinnati, marlboro, montclair, princeton, redBank, westfield]

/** The clinic with this slug; a list is searched, so '__proto__' and 'constructor' are as unknown as any other word. */
export function findLocation(slug: string): Location | undefined {
  return locations.find((location) => location.slug === slug)
}
