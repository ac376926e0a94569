import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Site = typeof import('../../src/entry-server.tsx')

/** The built server bundle of the site. */
export async function loadSite(server: string): Promise<Site> {
  return import(pathToFileURL(join(server, 'entry-server.js')).href)
}
