import encode from 'qr'
import decode from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { codeAddress, codeForPrint, codeForTerminal } from './booking-code.ts'
import { prerenderPaths } from '../../src/seo/paths.ts'

const origin = 'https://www.kelvin.example'
const ask = (clinic: string, service?: string, campaign = {}) => codeAddress(origin, { clinic, service, campaign })

describe('the address of a printed code', () => {
  test.each([
    [['princeton', 'infrared-sauna'], '/book/princeton/infrared-sauna'],
    [['princeton', undefined], '/book/princeton'],
    [['marlboro', 'slim-pod'], '/book/englishtown/slim-pod'],
    [['englishtown', 'slim-pod'], '/book/englishtown/slim-pod'],
  ] as const)('for %j is a page of the site: %s', ([clinic, service], path) => {
    expect(ask(clinic, service)).toBe(origin + path)
    expect(prerenderPaths()).toContain(path)
  })

  test('names its campaign', () => {
    expect(ask('princeton', 'slim-pod', { utm_source: 'flyer', utm_campaign: 'spring' })).toBe(
      `${origin}/book/princeton/slim-pod?utm_source=flyer&utm_campaign=spring`,
    )
  })

  test.each([
    ['hoboken', undefined, "There is no clinic 'hoboken'. Those with a calendar: westfield, cincinnati,"],
    ['__proto__', undefined, "There is no clinic '__proto__'."],
    ['princeton', 'massage', "There is no service 'massage' to book in Princeton. There are: slim-pod,"],
    ['montclair', undefined, 'Montclair books by phone: there is no calendar to lead to.'],
  ])('for %s and %s is refused in a sentence', (clinic, service, sentence) => {
    expect(() => ask(clinic, service)).toThrow(sentence)
  })
})

describe('a printed code', () => {
  const address = ask('princeton', 'infrared-sauna', { utm_source: 'flyer' })

  test('is read as its address', () => {
    const rows = encode(address, 'raw', { ecc: 'quartile', border: 4, scale: 4 })
    const data = Uint8Array.from(rows.flat().flatMap((isDark) => (isDark ? [0, 0, 0, 255] : [255, 255, 255, 255])))
    expect(decode({ width: rows.length, height: rows.length, data })).toBe(address)
  })

  test('is on white, with the margin that cameras need', () => {
    const svg = codeForPrint(address)
    const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
    const columns = [...svg.matchAll(/M([\d.]+)[ ,]/g)].map(([, x]) => Number(x))
    expect(svg).toContain('<rect width="100%" height="100%" fill="#fff"/>')
    expect(Math.min(...columns)).toBe(4)
    expect(Math.max(...columns)).toBeLessThan(side - 4)
    expect(codeForTerminal(address)).toContain('\u001b[')
  })
})
