import { globSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { root } from '../scripts/support/setup.mjs'

/** The selectors of a stylesheet whose lists lose their markers in the way that WebKit takes for 'no list'. */
function listsLost(css: string): string[] {
  const found: string[] = []
  parse(css).walkDecls(/^list-style(-type)?$/, ({ value, parent }) => {
    if (value === 'none' && parent?.type === 'rule' && 'selector' in parent) found.push(parent.selector)
  })
  return found.filter((selector) => !selector.endsWith('summary'))
}

test('no list loses its markers by `none`, with which it is no list for VoiceOver', () => {
  const sheets = globSync('src/**/*.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(50)
  expect(
    sheets.flatMap((sheet) => listsLost(readFileSync(`${root}/${sheet}`, 'utf8')).map((at) => [sheet, at])),
  ).toEqual([])
})

test('a list whose markers are lost in that way is found', () => {
  expect(listsLost('ul { list-style: none } ol { list-style-type: none } .fold summary { list-style: none }')).toEqual([
    'ul',
    'ol',
  ])
})
