import type { Walk } from './walks.ts'

/** Orca's keys in browse mode, each pressed as often as is worth hearing. */
const keys = { h: 4, d: 0, l: 3, f: 0 }

/** Pages as they are heard by headings, landmarks, lists and form fields. */
export const browseWalks: Readonly<Record<string, Walk>> = {
  'browse-wizard': {
    start: '/contact',
    go: async ({ press, until }) => {
      await until('Tab', /^Book link/)
      await press('Return', /Select Location/)
      for (const key of ['h', 'l', 'l', 'k', 'k', 'Down', 'Down']) await press(key)
    },
  },
  'browse-service': {
    start: '/services/infrared',
    go: async ({ press }) => {
      for (const [key, times] of Object.entries(keys)) for (let turn = 0; turn < times; turn += 1) await press(key)
      for (const key of ['m', 'm', 'Down', 'Down', 'Down']) await press(key)
    },
  },
  'browse-franchise': {
    start: '/franchise',
    go: async ({ press }) => {
      for (const key of ['h', 'h', 'l', 'm', 'm', 'e', 'Escape', 'e', 'Escape', 'c', 'Escape']) await press(key)
    },
  },
}
