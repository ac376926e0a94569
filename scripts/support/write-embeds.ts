import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { embedPlace } from '../../content/part-frames.ts'
import type { Providers } from '../../content/types.ts'
import { embedFiles, embedHeaderRules } from '../../deploy/embed-headers.ts'
import { headersFile } from '../../deploy/headers.ts'
import { nginxEmbeds } from '../../deploy/nginx-embeds.ts'
import { demonstrationPolicy, metaPolicyText, vendorParts, vendorPolicy } from '../../deploy/policy.ts'
import { withPolicy } from './document.ts'

/** The folder that the vendors' origin serves, beside the server bundle, and the file with its headers. */
export function embedsIn(server: string): { folder: string; headers: string } {
  return { folder: join(server, 'embeds'), headers: join(server, 'embed-headers.json') }
}

/** Gives every built-in document under /embed/ its policy; returns their file names. */
export function writeDemonstrations(dist: string): string[] {
  const embeds = readdirSync(join(dist, 'embed')).flatMap((name) => (name.endsWith('.html') ? [`embed/${name}`] : []))
  for (const file of embeds)
    write(join(dist, file), withPolicy(readFileSync(join(dist, file), 'utf8'), metaPolicyText(demonstrationPolicy)))
  return embeds
}

/**
 * Moves the documents for vendors' scripts out of the site to a folder of their own, with the facts that a host needs.
 * Built-in documents that configured ones replace are deleted, so that no page shows one by mistake. `place` is where
 * the folder of the server bundle will be in the end.
 */
export function writeVendorDocuments(
  { dist, server }: { dist: string; server: string },
  providers: Providers,
  documents: Readonly<Record<string, string>>,
): void {
  const { folder, headers } = embedsIn(server)
  const rules = embedHeaderRules(providers)
  const { origin, site } = embedPlace(providers)
  rmSync(folder, { recursive: true, force: true })
  if (rules.length > 0) for (const file of embedFiles) cpSync(join(dist, file), join(folder, file))
  for (const file of embedFiles) if (!isShared(file)) rmSync(join(dist, file), { force: true })
  for (const [file, parts] of Object.entries(vendorParts(providers))) {
    const policy = metaPolicyText(vendorPolicy(parts, site))
    write(join(folder, file), withPolicy(documents[file] ?? '', policy))
    for (const ending of ['.html', '.js', '.css']) rmSync(join(dist, file.replace('.html', ending)), { force: true })
  }
  write(headers, JSON.stringify(rules))
  if (rules.length === 0) return
  write(join(folder, '_headers'), headersFile(rules))
  write(join(server, 'nginx-embeds.conf'), nginxEmbeds(rules, new URL(origin).hostname))
}

/** Whether built-in documents use the file too. */
function isShared(file: string): boolean {
  return file.startsWith('embed/part.')
}

/** Writes a text file, and its folder where that is missing. */
export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
