import { expect, test } from 'vitest'
import { cleaned } from './cleaned.ts'
import { isNoticed, seededFaults } from './faults.ts'
import { differences, textOf } from './transcript.ts'

const heard = [
  { key: 'Tab', says: ['Book link.'] },
  { key: 'Return', says: ['Select Location dialog', 'Select Location heading level 2'] },
]

test('a transcript has the versions, each key, and below it each thing said', () => {
  expect(textOf({ versions: 'Orca 43.1, Chromium 156', heard })).toBe(
    'Orca 43.1, Chromium 156\n\n[Tab]\n  Book link.\n[Return]\n  Select Location dialog\n  Select Location heading level 2\n',
  )
})

test('other versions that say the same are no difference', () => {
  const before = textOf({ versions: 'Orca 43.1', heard })
  expect(differences(before, textOf({ versions: 'Orca 44', heard }))).toEqual([])
})

test('a title that is not said any more is a difference, with its step', () => {
  const [book = { key: '', says: [] }] = heard
  const silent = textOf({ versions: '', heard: [book, { key: 'Return', says: [] }] })
  expect(differences(textOf({ versions: '', heard }), silent)).toEqual([
    'step 2\n    before: [Return] | Select Location dialog | Select Location heading level 2\n    now:    [Return]',
  ])
})

test('a browser’s own words are left out, and blanks are single', () => {
  expect(cleaned(['Finished loading Contact.', 'Chromium frame.', 'main  content', ''])).toEqual(['main content'])
})

test('a word that ends as the browser’s own do is kept', () => {
  expect(cleaned(['Please select your timeframe.'])).toEqual(['Please select your timeframe.'])
})

test('whether Back is in the browser’s history already is left out, and of other links it is kept', () => {
  const said = ['Back visited link.', 'Contact visited link.']
  expect(cleaned(said)).toEqual(['Back link.', 'Contact visited link.'])
})

test('a seeded fault is noticed where its words are said less often, and not where only others differ', () => {
  const [fault] = seededFaults
  const before = '  Cryotherapy heading level 2\n  Close push button.\n'
  if (!fault) throw new Error('no fault')
  expect(isNoticed(fault, before, '  Close push button.\n')).toBe(true)
  expect(isNoticed(fault, before, '  Cryotherapy heading level 2\n')).toBe(false)
})
