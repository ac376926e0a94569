import { expect, test } from 'vitest'
import { sheetOf } from './sheet.ts'

test('a contact sheet has a row for each view, its widths in their order, and takes titles as text', () => {
  const sheet = sheetOf([
    { group: 'booking', title: 'a <list>', width: 768, file: 'b.webp' },
    { group: 'Pages', title: '/', width: 360, file: 'c.jpg' },
    { group: 'booking', title: 'a <list>', width: 360, file: 'a.webp' },
  ])
  expect(sheet.match(/<h3>.*?<\/h3>/g)).toEqual(['<h3>/</h3>', '<h3>a &lt;list&gt;</h3>'])
  expect([...sheet.matchAll(/alt="(.*?)"/g)].map(([, alt]) => alt)).toEqual(['At 360 px', 'At 360 px', 'At 768 px'])
  expect(sheet).toContain('<h1>3 photographs</h1>')
})
