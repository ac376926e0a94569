import { expect, test } from 'vitest'
import { focusPage } from './use-page-change.ts'

test('the start of a page is called by its heading, so that a screen reader says where the visitor is', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><h1>Find your clinic</h1></main>'
  focusPage()
  const main = document.getElementById('main')
  expect(main).toHaveFocus()
  expect(main).toHaveAccessibleName('Find your clinic')
})

test('a page without a heading has its start without a name', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1" aria-labelledby="page-title"></main>'
  focusPage()
  expect(document.getElementById('main')).not.toHaveAttribute('aria-labelledby')
})
