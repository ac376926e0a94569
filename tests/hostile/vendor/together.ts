import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeaderRule } from '../../../deploy/headers.ts'
import { root } from '../../../scripts/support/setup.mjs'
import { embedsIn } from '../../../scripts/support/write-embeds.ts'

interface Folders {
  dist: string
  server: string
}

/**
 * A copy of a built site in which the vendors' documents are on the site's own origin, as they once were. An attempt
 * that succeeds there shows that it is a real one. `site` is the address at which the copy is served.
 */
export function putTogether({ dist, server }: Folders, site: string): Folders {
  const folder = mkdtempSync(join(root, 'test-results/together-'))
  const copy = { dist: join(folder, 'dist'), server: join(folder, 'server') }
  cpSync(dist, copy.dist, { recursive: true })
  cpSync(server, copy.server, { recursive: true })
  const embeds: HeaderRule[] = readRules(embedsIn(server).headers)
  const origins = originsIn(embedsIn(server).folder, dist)
  cpSync(join(embedsIn(server).folder, 'embed'), join(copy.dist, 'embed'), { recursive: true })
  for (const name of textsIn(copy.dist)) {
    const text = readFileSync(name, 'utf8')
    writeFileSync(
      name,
      text.replaceAll(origins.embeds, '').replaceAll(`data-site="${origins.site}"`, `data-site="${site}"`),
    )
  }
  const own = embeds.map(({ pattern, headers }) => ({
    pattern,
    headers: { 'Content-Security-Policy': (headers['Content-Security-Policy'] ?? '').replace(origins.site, "'self'") },
  }))
  const rules = [...readRules(join(server, 'headers.json')), ...own.filter(({ pattern }) => pattern.endsWith('.html'))]
  writeFileSync(join(copy.server, 'headers.json'), JSON.stringify(rules))
  return copy
}

/** The origin that pages frame, and the one that its documents post to. */
function originsIn(embeds: string, dist: string): { embeds: string; site: string } {
  const document = readFileSync(join(embeds, 'embed/exam.html'), 'utf8')
  const page = readFileSync(join(dist, 'exam-invite.html'), 'utf8')
  const src = /"src":"(http[^"]+)\/embed\/exam/.exec(page)?.[1]
  const site = /data-site="([^"]+)"/.exec(document)?.[1]
  if (!src || !site) throw new Error('The site was built without vendors’ scripts.')
  return { embeds: src, site }
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|json)$/.test(name))
    .map((name) => join(folder, name))
}

function readRules(file: string): HeaderRule[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}
