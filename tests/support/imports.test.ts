import { describe, expect, test } from 'vitest'
import { circlesOf, importsOf } from './imports.ts'

describe('circles of imports', () => {
  const file = (path: string, ...targets: string[]) => ({
    path,
    text: targets.map((target) => `import type { A } from '${target}'`).join('\n'),
  })

  test('are found, each once and whole, whether their imports name the ending or not', () => {
    const found = circlesOf([
      file('a/one.ts', '../b/two'),
      file('b/two.tsx', '../c/three.ts', './alone.ts'),
      file('c/three.ts', '../a/one.ts'),
      file('b/alone.ts', 'react'),
      file('d/four.ts', './five.ts', '../a/one.ts'),
      file('d/five.ts', './four.ts'),
    ])
    expect(found).toEqual([
      ['a/one.ts', 'b/two.tsx', 'c/three.ts'],
      ['d/five.ts', 'd/four.ts'],
    ])
  })
})

describe('an import', () => {
  const read = (text: string) =>
    importsOf({ path: 'src/ui/Page.tsx', text }).map(({ target, isTypeOnly }) => [target, isTypeOnly])

  test.each([
    ["import { a } from './a.ts'", 'src/ui/a.ts', false],
    ["import a, { type B } from '../a.ts'", 'src/a.ts', false],
    ["import {\n  a,\n  b,\n} from '@mantine/core'", '@mantine/core', false],
    ["import * as all from 'react'", 'react', false],
    ["import type { A } from './a.ts'", 'src/ui/a.ts', true],
    ["import type A from './a.ts'", 'src/ui/a.ts', true],
    ["import { type A, type B } from './a.ts'", 'src/ui/a.ts', true],
    ["import {\n  type A,\n  b,\n} from './a.ts'", 'src/ui/a.ts', false],
    ["import './page.css'", 'src/ui/page.css', false],
    ["export { a } from './a.ts'", 'src/ui/a.ts', false],
    ["export * from './a.ts'", 'src/ui/a.ts', false],
    ["export type { A } from './a.ts'", 'src/ui/a.ts', true],
    ["const a = () => import('./a.ts')", 'src/ui/a.ts', false],
    ["type A = typeof import('./a.ts')", 'src/ui/a.ts', true],
  ])('%j is read', (text, target, isTypeOnly) => {
    expect(read(text)).toEqual([[target, isTypeOnly]])
  })

  test('is not seen where there is none', () => {
    expect(read("export const text = 'from'\nconst from = 'x' // imported from 'y'")).toEqual([])
  })
})
