import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusReturn } from './use-focus-return.ts'

test('the focus that Firefox takes to what the address names, once the browser has gone back, is returned once', () => {
  const opener = document.body.appendChild(document.createElement('button'))
  const { rerender } = renderHook(({ isOpen }) => useFocusReturn(isOpen, opener, () => undefined), {
    initialProps: { isOpen: true },
  })
  rerender({ isOpen: false })
  expect(opener).toHaveFocus()
  const goneBack = () => {
    opener.blur()
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  goneBack()
  expect(opener).toHaveFocus()
  goneBack()
  expect(document.body).toHaveFocus()
  opener.remove()
})
