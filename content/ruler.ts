import type { RulerContent } from './types.ts'

/** Fahrenheit, as docs/product/figures.md has them for the chamber and the cabin. */
const chamber = -256
const cabin = 160

/** What lies between the coldest and the warmest that we offer. */
export const ruler: RulerContent = {
  title: `${cabin - chamber} degrees under one roof`,
  points: [
    { degrees: chamber, label: 'our chamber' },
    { degrees: -128.6, label: 'coldest air measured on Earth', short: 'coldest air on Earth' },
    { degrees: 32, label: 'ice melts' },
    { degrees: 98.6, label: 'you' },
    { degrees: cabin, label: 'infrared' },
  ],
}
