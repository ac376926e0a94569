import type { Plugin } from 'vite'
import { openingMoves } from '../../machines/opening/index.ts'
import { moved } from '../../src/seo/moved.ts'

/** Computed from content, so that scripts do not contain every clinic. */
const movedAsComputed = `export const moved = ${JSON.stringify(moved)}`

/** Computed from the machine and run without XState, which would otherwise be fetched before the page is hydrated. */
const openingByTable = `export { runTable as runOpening } from './run-table.ts'`
const openingAsTable = `export const openingMoves = ${JSON.stringify(openingMoves)}`

/**
 * The site draws plain links, which work without JavaScript, but the router would import its own link component anyway.
 */
const noLinks = 'export const Link = null, useLinkProps = null, createLink = null, linkOptions = null'

/** The site stands at the root of its origin, and its addresses are what its routes say: the router has none to rewrite. */
const noRewrites = `const given = (_, url) => url
export { given as executeRewriteInput, given as executeRewriteOutput }
export const composeRewrites = null, rewriteBasepath = null`

const replaced = new Map([
  ['/src/seo/moved.ts', movedAsComputed],
  ['/machines/opening/opening.moves.ts', openingAsTable],
  ['/src/ui/loading/run-opening.ts', openingByTable],
  ['/@tanstack/react-router/dist/esm/link.js', noLinks],
  ['/@tanstack/router-core/dist/esm/rewrite.js', noRewrites],
])

/** Replaces modules in a visitor's scripts by values computed during the build. */
export function constantModules(): Plugin {
  return {
    name: 'constant-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (_code, id) => [...replaced].find(([path]) => id.endsWith(path))?.[1] ?? null,
  }
}
