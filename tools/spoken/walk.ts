import type { Browser } from './programs.ts'
import { versionsOf } from './programs.ts'
import { openSession } from './session.ts'
import { serveDisturbed } from './site.ts'
import { textOf } from './transcript.ts'
import { visitorIn } from './visitor.ts'
import type { Walk } from './walks.ts'

/**
 * Walks in a browser with Orca, through the build in a folder, with a fault where one is planted. Returns the
 * transcript; where the walk could not be finished, its last line says why. Rejects if Orca never began to read the page.
 */
export async function transcriptOf(walk: Walk, browser: Browser, out: string, fault?: string): Promise<string> {
  const site = await serveDisturbed(out, { ...walk, fault })
  const session = await openSession(browser, site.url + walk.start).catch(async (error: unknown) => {
    await site.stop()
    throw error
  })
  try {
    const { visitor, heard } = await visitorIn(session, site)
    const failure = await walk.go(visitor, site).then(
      () => [],
      (error: unknown) => [{ key: 'end', says: [error instanceof Error ? error.message : String(error)] }],
    )
    return textOf({ versions: versionsOf(browser), heard: [...heard, ...failure] })
  } finally {
    await session.close()
    await site.stop()
  }
}
