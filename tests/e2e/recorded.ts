import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { photograph } from '../../tools/atlas/film.ts'
import type { Ending, WhenEnded } from '../../tools/atlas/walk-record.ts'
import { test as base } from '../walks/support.ts'

/** Playwright's words for how a test ended, in those of the atlas. */
const results = {
  passed: 'passed',
  failed: 'failed',
  timedOut: 'timed out',
  interrupted: 'interrupted',
  skipped: 'interrupted',
} as const

/** What is kept of a test until it has ended. */
interface Album {
  close?: (ending: Ending) => void
  picture?: Buffer
}

const albums = new WeakMap<BrowserContext, Album>()

/**
 * The test of `support.ts`, with what closes a walk's record. That happens after all that needs the context, and can
 * fail the test, has ended; the picture of a page that fails is taken before.
 */
export const test = base.extend<{ whenEnded: WhenEnded; photographer: undefined }>({
  context: async ({ context }, run, info) => {
    const album: Album = {}
    albums.set(context, album)
    await run(context)
    const text = info.errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n')
    const { picture } = album
    album.close?.({ result: results[info.status ?? 'interrupted'], text, ...(picture && { picture }) })
  },
  whenEnded: async ({ context }, run) => {
    await run((close) => Object.assign(albums.get(context) ?? {}, { close }))
  },
  photographer: [
    async ({ page, context }, run, info) => {
      await run(undefined)
      if (info.status === 'passed') return
      const picture = await pictureOf(page)
      Object.assign(albums.get(context) ?? {}, picture && { picture })
    },
    { auto: true },
  ],
})

/** A picture of the page; nothing where it crashed or answers no more. */
function pictureOf(page: Page): Promise<Buffer | undefined> {
  const longest = 5000
  return Promise.race([photograph(page), setTimeout(longest, undefined)]).catch(() => undefined)
}
