import { join } from 'node:path'
import { findPostedPages, findSharedPaths } from '../../content/addresses.ts'
import { checkContent, checkRecords, describeProblem, findSamples } from '../../content/check/check.ts'
import type { Problem } from '../../content/check/content-files.ts'
import { headerRules, headersFile } from '../../deploy/headers.ts'
import { nginxDeliveries } from '../../deploy/nginx-deliveries.ts'
import { nginxConfig } from '../../deploy/nginx.ts'
import { redirectsFile } from '../../deploy/redirects.ts'
import { metaPolicyText, pagePolicy } from '../../deploy/policy.ts'
import { inlineHashes, withPolicy } from './document.ts'
import { drawPictures } from './pictures.ts'
import { recordShape } from './record-shape.ts'
import { pageRenderer, renderPages } from './render-pages.ts'
import { loadSite } from './site.ts'
import { write, writeDemonstrations, writeVendorDocuments } from './write-embeds.ts'

/** The number of files written, and the seconds that each step took. */
export interface Prerendered {
  pages: number
  records: number
  samples: number
  seconds: { calendars: number; otherPages: number; pictures: number }
}

/**
 * Writes one HTML file per address, the not-found page, one JSON file per record, and the headers for hosts: `_headers`
 * and `_redirects` beside the pages, headers.json and nginx.conf beside the server bundle. The documents for vendors'
 * scripts go to a folder of their own there.
 */
export async function prerender(dist: string, server: string): Promise<Prerendered> {
  const site = await loadSite(server)
  const records = site.siteRecords()
  const providers = site.siteProviders()
  const posted = [...findPostedPages(providers, site.isPage), ...findSharedPaths(providers)]
  refuseBroken([...checkContent(site.allContent), ...checkRecords(records), ...posted])
  const render = await pageRenderer(site, dist)
  const parts = { providers, framed: site.framedAddresses(records), inline: inlineHashes([await render('/')]) }
  const policy = metaPolicyText(pagePolicy(parts))
  const shape = recordShape()

  for (const [name, record] of Object.entries(records))
    write(join(dist, `content/${shape}/${name}.json`), JSON.stringify(record))
  writeVendorDocuments({ dist, server }, providers, site.siteEmbeds())
  const embeds = writeDemonstrations(dist)
  const paths = site.prerenderPaths()
  const found = site.siteFiles()
  const files = [...Object.keys(found), ...site.icons.map(({ file }) => file)]
  const rules = headerRules({ ...parts, paths, embeds, files })
  write(join(dist, '_headers'), headersFile(rules))
  write(join(dist, '_redirects'), redirectsFile(site.moved))
  write(join(server, 'headers.json'), JSON.stringify(rules))
  const { moved, longestPath } = site
  const asked = { rules, paths, moved, longestPath, deliveries: nginxDeliveries(providers) }
  write(join(server, 'nginx.conf'), nginxConfig(asked))
  for (const [file, text] of Object.entries(found)) write(join(dist, file), text)

  const rendering = { dist, server, policy, inline: parts.inline }
  const seconds = {
    pictures: await timed(() => drawPictures(site, dist, server)),
    otherPages: await timed(() =>
      renderPages(
        rendering,
        paths.filter((path) => !isCalendar(path)),
      ),
    ),
    calendars: await timed(() => renderPages(rendering, paths.filter(isCalendar))),
  }
  write(join(dist, '404.html'), withPolicy(await render('/404'), policy))
  const samples = findSamples(site.allContent).length
  return { pages: paths.length, records: Object.keys(records).length, samples, seconds }
}

/** Whether a path is `/book/<clinic>/<service>`; there are clinics times services of these. */
function isCalendar(path: string): boolean {
  return path.startsWith('/book/') && path.split('/').length === 4
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

function refuseBroken(problems: readonly Problem[]): void {
  if (problems.length > 0)
    throw new Error(`The content or its configuration is broken:\n${problems.map(describeProblem).join('\n')}`)
}
