import type { Plugin } from 'vite'
import { moved } from '../../src/seo/moved.ts'

const path = '/src/seo/moved.ts'

/** What is computed from content reaches a visitor's scripts as its outcome: they would carry every clinic otherwise. */
export function constantModules(): Plugin {
  return {
    name: 'constant-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (_code, id) => (id.endsWith(path) ? `export const moved = ${JSON.stringify(moved)}` : null),
  }
}
