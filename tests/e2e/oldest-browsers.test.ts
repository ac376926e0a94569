import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newCalls, newCss } from '../support/newer-features.ts'

const assets = join(import.meta.dirname, '../../dist/assets')

function textsOf(ending: string): string[] {
  const files = readdirSync(assets).filter((file) => file.endsWith(ending))
  expect(files.length).toBeGreaterThan(20)
  return files.map((file) => readFileSync(join(assets, file), 'utf8'))
}

/**
 * Newer features that styles may use without @supports, each with what a browser shows that does not know it and skips
 * the declaration.
 */
const styles: Readonly<Record<string, string>> = {
  '::details-content': 'answers in print stay closed',
  '@media scripting': 'hints that only scripts make true are there without them too',
  'animation-range': 'the header has the color that it has once the page is scrolled',
  'animation-timeline': 'the header has the color that it has once the page is scrolled',
  'animation-timeline: scroll': 'the header has the color that it has once the page is scrolled',
  'break-after: avoid': 'a heading may end a printed page',
  'content-visibility': 'answers in print stay closed',
  'content-visibility: visible': 'answers in print stay closed',
  'cursor: default': 'a phone has no pointer',
  'cursor: not-allowed': 'a phone has no pointer',
  'cursor: pointer': 'a phone has no pointer',
  'cursor: progress': 'a phone has no pointer',
  'forced-color-adjust': 'a chosen chip has the system’s colors',
  'forced-color-adjust: none': 'a chosen chip has the system’s colors',
  hyphens: 'a long word is broken without one',
  'mask-image': 'written with -webkit- beside it',
  'mask-position': 'written with -webkit- beside it',
  'mask-repeat': 'written with -webkit- beside it',
  'mask: intersect': 'the map has an edge',
  'print-color-adjust': 'written with -webkit- beside it',
  'print-color-adjust: exact': 'written with -webkit- beside it',
  resize: 'the text area has one size',
  'resize: none': 'the text area has one size',
  'resize: vertical': 'the text area has one size',
  'round()': 'beside a window of an odd width the sheet stands on half a pixel',
  'scrollbar-color': 'the browser’s own scroll bar',
  'scrollbar-gutter': 'the page moves by a scroll bar’s width behind a dialog, on desktops',
  'scrollbar-gutter: stable': 'the page moves by a scroll bar’s width behind a dialog, on desktops',
  'scrollbar-width': 'the browser’s own scroll bar',
  'scrollbar-width: none': 'a strip of cards shows the browser’s own scroll bar',
  'scrollbar-width: thin': 'the browser’s own scroll bar',
  'text-box': 'letters on a chip stand a little lower',
  'text-box-edge': 'letters on a chip stand a little lower',
  'text-box-edge: alphabetic': 'letters on a chip stand a little lower',
  'text-box-edge: cap': 'letters on a chip stand a little lower',
  'text-box-trim': 'letters on a chip stand a little lower',
  'text-box-trim: trim-both': 'letters on a chip stand a little lower',
  'text-box: normal': 'letters on a chip stand a little lower',
  'text-wrap': 'lines break as they come',
  'text-wrap: balance': 'lines break as they come',
  'text-wrap: pretty': 'lines break as they come',
  'user-select': 'written with -webkit- beside it',
}

/** Newer functions that scripts may call, since they check for them first or only share a name with something newer. */
const calls: Readonly<Record<string, string>> = {
  cancelIdleCallback: 'where requestIdleCallback is',
  requestIdleCallback: 'where it is; a timer where not (src/adapters/when-idle.ts)',
  startViewTransition: 'the router’s, where it is',
  traverseTo: 'where the Navigation API is; history.go where not (src/adapters/site-history.ts)',
  skipTransition: 'the router’s, where startViewTransition is',
  broadcast: 'a function of ours',
  clamp: 'a function of Mantine’s',
  createContext: 'React’s',
  destroy: 'a CloseWatcher’s, where it is (src/ui/flows/site-menu/site-menu-actor.ts)',
  forget: 'a function of ours',
  inspect: 'XState’s',
  path: 'the router’s',
  run: 'zod’s',
  transition: 'XState’s',
  use: 'React’s',
  when: 'zod’s',
}

test('Styles name nothing that the oldest browsers do not know but behind @supports, or where passing over it does no harm', () => {
  expect(newCss(textsOf('.css'))).toEqual(Object.keys(styles).toSorted())
})

test('Scripts call nothing that the oldest browsers do not have but where they ask first', () => {
  expect(newCalls(textsOf('.js'))).toEqual(Object.keys(calls).toSorted())
})

test('A newer feature of either kind is found', () => {
  expect(
    newCss([
      'a { anchor-name: --a; color: light-dark(red, blue) }',
      '@supports (field-sizing: content) { a { field-sizing: content } }',
    ]),
  ).toEqual(['anchor-name', 'light-dark()'])
  expect(newCss(['@starting-style { a { opacity: 0 } } a:open { inset: 0 }'])).toEqual([':open', '@starting-style'])
  expect(newCalls(['let a=Object.groupBy(b,c);new Set(d).union(e)', 'Array.fromAsync(f)'])).toEqual([
    'fromAsync',
    'groupBy',
    'union',
  ])
})
