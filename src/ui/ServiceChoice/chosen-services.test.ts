import { describe, expect, test } from 'vitest'
import { askedServices, searchWith, withToggled } from './chosen-services.ts'

const known = ['cryotherapy', 'infrared', 'slimpod', 'telehealth']

describe('an address', () => {
  test.each([
    ['', [], 0, false],
    ['?services=', [], 0, false],
    ['?services=cryotherapy', ['cryotherapy'], 0, false],
    ['?services=infrared,cryotherapy', ['infrared', 'cryotherapy'], 0, false],
    ['?services=infrared%2Ccryotherapy', ['infrared', 'cryotherapy'], 0, false],
    ['?services=infrared&services=cryotherapy', ['infrared', 'cryotherapy'], 0, false],
    ['?services=infrared, infrared ,infrared', ['infrared'], 0, false],
    ['?services=infrared,float,__proto__', ['infrared'], 2, false],
    ['?services=Infrared', [], 1, false],
    ['?services=slimpod,telehealth,cryotherapy,infrared', ['slimpod', 'telehealth', 'cryotherapy'], 0, true],
    ['?service=infrared', [], 0, false],
  ])('%j asks for %j', (search, chosen, unknown, hasMore) => {
    expect(askedServices(search, known)).toEqual({ chosen, unknown, hasMore })
  })

  test.each([
    ['', ['infrared'], '?services=infrared'],
    ['?services=infrared', ['infrared', 'slimpod'], '?services=infrared,slimpod'],
    ['?utm_source=flyer&services=infrared', ['slimpod'], '?utm_source=flyer&services=slimpod'],
    ['?services=infrared&utm_source=a%20b', [], '?utm_source=a%20b'],
    ['?services=infrared', [], ''],
  ])('%j with %j is %j', (search, chosen, wanted) => {
    expect(searchWith(search, chosen)).toBe(wanted)
  })
})

describe('a press', () => {
  test('chooses, and takes away again', () => {
    expect(withToggled([], 'infrared')).toEqual(['infrared'])
    expect(withToggled(['infrared', 'slimpod'], 'infrared')).toEqual(['slimpod'])
  })

  test('chooses no fourth', () => {
    expect(withToggled(['cryotherapy', 'infrared', 'slimpod'], 'telehealth')).toBeNull()
    expect(withToggled(['cryotherapy', 'infrared', 'slimpod'], 'slimpod')).toEqual(['cryotherapy', 'infrared'])
  })
})
