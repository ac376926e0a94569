import { relative } from 'node:path'
import { root } from '../../../scripts/support/setup.mjs'
import type { Graph } from '../core/explore.ts'
import { counted } from '../core/words.ts'
import { acceptedOf, changesOf, countUnpictured, seenIn, type ViewChange, type ViewFolders } from './views.ts'

const record = 'npm run test:e2e -- e2e/paths'

/** What a comparison says, and whether something was compared and nothing is different. */
export interface Report {
  lines: string[]
  isSame: boolean
}

/** The differences of the flows' situations from what was last accepted. */
export async function viewReport(graphs: readonly Graph[], folders: ViewFolders): Promise<Report> {
  const changes = (await Promise.all(graphs.map((graph) => changesOf(graph, folders)))).flat()
  const all = graphs.flatMap(({ situations }) => situations).length
  const seen = graphs.flatMap((graph) => seenIn(graph, folders)).length
  if (seen === 0) {
    const nothing = `The last runs have seen none of ${counted(all, 'situation')}: ${record}.`
    return { lines: [...changes.flatMap(linesOf), nothing], isSame: false }
  }
  const unpictured = graphs.reduce((sum, graph) => sum + countUnpictured(graph, folders), 0)
  const unseen = seen === all ? '' : ` ${counted(all - seen, 'situation')} the last runs have not seen: ${record}.`
  const accepted = graphs.flatMap(({ model }) => acceptedOf(model.id, folders)).length
  const summary =
    changes.length === 0
      ? `${counted(seen, 'situation')} of ${all} ${unpictured === seen ? 'speak' : 'look and speak'} as they were accepted.`
      : `${counted(changes.length, 'situation')} of ${all} differ from what was accepted (${accepted}). If that is meant: npm run paths -- --diff --accept.`
  return {
    lines: [...changes.flatMap(linesOf), `${summary}${unpicturedWords(unpictured)}${unseen}`],
    isSame: changes.length === 0,
  }
}

function unpicturedWords(count: number): string {
  return count === 0 ? '' : ` Compared by words only, for want of a picture: ${counted(count, 'situation')}.`
}

function linesOf({ flow, view, title, kind, speech, picture }: ViewChange): string[] {
  if (kind === 'gone') return [`${flow} ${view} is gone: ${title}`]
  if (kind === 'new') return [`${flow} ${view} is new: ${title}`]
  const ways = [picture && 'looks', speech !== '' && 'speaks'].filter(Boolean).join(' and ')
  return [
    `${flow} ${view} ${ways} differently: ${title}`,
    ...(picture ? [`    ${pictureWords(picture)}`] : []),
    ...speech
      .split('\n')
      .filter(Boolean)
      .map((line) => `    ${line}`),
  ]
}

function pictureWords({ share, file }: NonNullable<ViewChange['picture']>): string {
  if (file === null) return 'its picture has another size'
  return `${(share * 100).toFixed(1)} % of its pixels: ${relative(root, file)}`
}
