import { expect, test } from 'vitest'
import { evidenceText } from '../../scripts/support/evidence.ts'
import { evidenceOf } from './table.ts'

test('the page says on what it was measured, and of each figure whether it is met', () => {
  const line = { title: 'leads', bar: '0 lost', figure: '0 | 1', isMet: false, command: 'npm run bench:leads' }
  expect(evidenceText(evidenceOf([line], '2 cores, Node 24.21.0'), 'b3073f60 of 2026-11-29')).toBe(`# Proof

Written by \`npm run proof\`: run it instead of editing this page. It measured b3073f60 of 2026-11-29.

What is promised in figures, as the last whole run measured it, on 2 cores, Node 24.21.0.

| what | asked | figure |  | command |
| --- | --- | --- | --- | --- |
| leads | 0 lost | 0 \\| 1 | **not met** | \`npm run bench:leads\` |
`)
})
