import type { Plugin } from 'vite'
import { moved } from '../../src/seo/moved.ts'

/** Computed from content: the scripts would carry every clinic otherwise. */
const movedAsComputed = `export const moved = ${JSON.stringify(moved)}`

/** The site draws plain links, which work without JavaScript; the router brings its own along, whoever draws them. */
const noLinks = 'export const Link = null, useLinkProps = null, createLink = null, linkOptions = null'

const replaced = new Map([
  ['/src/seo/moved.ts', movedAsComputed],
  ['/@tanstack/react-router/dist/esm/link.js', noLinks],
])

/** What reaches a visitor's scripts as its outcome. */
export function constantModules(): Plugin {
  return {
    name: 'constant-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (_code, id) => [...replaced].find(([path]) => id.endsWith(path))?.[1] ?? null,
  }
}
