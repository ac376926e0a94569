import type { Plugin } from 'vite'
import { openingMoves } from '../../machines/opening/index.ts'
import { moved } from '../../src/seo/moved.ts'

/** Computed from content: the scripts would carry every clinic otherwise. */
const movedAsComputed = `export const moved = ${JSON.stringify(moved)}`

/** Computed from the machine: XState would be fetched before the page is alive otherwise. */
const openingAsTable = `export const openingMoves = ${JSON.stringify(openingMoves)}`

/** The site draws plain links, which work without JavaScript; the router brings its own along, whoever draws them. */
const noLinks = 'export const Link = null, useLinkProps = null, createLink = null, linkOptions = null'

const replaced = new Map([
  ['/src/seo/moved.ts', movedAsComputed],
  ['/machines/opening/opening.moves.ts', openingAsTable],
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
