import { describe, expect, test } from 'vitest'
import type { NamedService } from '../../content/types.ts'
import { services } from '../../tests/support/booking-places.ts'
import { pinnedMatches } from '../../tests/support/pinned-matches.ts'
import { findAsked } from './booking.match.ts'
import { matchService } from './index.ts'

const writings: [how: string, write: (asked: string) => string][] = [
  ['as it is', (asked) => asked],
  ['in capitals', (asked) => asked.toUpperCase()],
  ['in small letters', (asked) => asked.toLowerCase()],
  ['with white space around', (asked) => `\n\t ${asked}\u00A0 `],
  ['with white space doubled', (asked) => asked.replaceAll(' ', ' \t ')],
]

const named = (id: NamedService['id'], name: string, ...aliases: string[]): NamedService => ({ id, name, aliases })

describe.each(writings)('the words of a visitor, %s', (_, write) => {
  test.each(pinnedMatches)('%j means %s', (asked, id) => {
    expect(matchService(write(asked), services)?.id).toBe(id)
  })
})

describe('the match', () => {
  test('of each service’s id, name and aliases is that service', () => {
    const found = services.map((service) =>
      [service.id, service.name, ...service.aliases].map((asked) => matchService(asked, services)?.id),
    )
    expect(found).toEqual(services.map(({ id, aliases }) => [id, id, ...aliases.map(() => id)]))
  })

  test('is exact before it is partial, whatever the order', () => {
    const partial = named('cryo-skin', 'Cryo for Skin')
    const exact = named('full-body-cryo', 'Cryo')
    expect(matchService('cryo', [partial, exact])).toEqual(exact)
  })

  test('counts an alias as much as a name', () => {
    const byName = named('cryo-skin', 'Sauna Deluxe')
    const byAlias = named('infrared-sauna', 'Warm Room', 'Sauna')
    expect(matchService('Sauna', [byName, byAlias])).toEqual(byAlias)
  })

  test('in part is the first in list order, whether the words or the name are the longer', () => {
    const longer = named('infrared-sauna', 'Infrared Sauna for Two')
    const shorter = named('cryo-skin', 'Sauna')
    expect(matchService('Infrared Sauna', [longer, shorter])).toEqual(longer)
    expect(matchService('Infrared Sauna', [shorter, longer])).toEqual(shorter)
  })

  test('is nothing where nothing was asked', () => {
    expect(findAsked(null, services)).toBeUndefined()
  })

  test('is not tried where an id was asked for, which is its own service’s or nobody’s', () => {
    const longer = named('cryo-skin-care', 'Cryo-Skin')
    const own = named('cryo-skin', 'Facial')
    expect(findAsked({ id: 'cryo-skin' }, [longer, own])).toEqual(own)
    expect(findAsked({ id: 'cryo-skin' }, [longer])).toBeUndefined()
    expect(findAsked({ words: 'cryo-skin' }, [longer])).toEqual(longer)
  })

  test('is nothing in an empty list', () => {
    expect(matchService('Cryotherapy', [])).toBeUndefined()
  })
})
