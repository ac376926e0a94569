import { expect, test } from 'vitest'
import { resizerHeight } from './iframe-resizer.ts'

test.each([
  ['[iFrameSizer]booking-calendar:600:400:init', '600'],
  ['[iFrameSizer]inline-form_1:830.5:400.25:mutationObserver', '830.5'],
  ['[iFrameSizer]:0:0:resize', '0'],
])('%j reports %s', (message, height) => {
  expect(resizerHeight(message)).toBe(height)
})

test.each([
  '',
  '[iFrameSizer]',
  '[iFrameSizer]form',
  '[iFrameSizer]form:600:400',
  '[iFrameSizer]form:600:400:',
  '[iFrameSizer]form:tall:wide:init',
  '[iFrameSizer]form:-600:400:init',
  '[iFrameSizer]form:1.2.3:400:init',
  '[iFrameSizer]form:6e2:400:init',
  '[iFrameSizer]form:600:400:message:{"go":"/"}',
  '[iFrameSizer]form:600:400:init\n',
  ' [iFrameSizer]form:600:400:init',
  '[iFrameSizerChild]Ready',
])('%j reports nothing', (message) => {
  expect(resizerHeight(message)).toBeNull()
})
