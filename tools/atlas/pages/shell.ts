import type { Version } from '../../paths/versions.ts'
import { differenceOf, type LevelCoverage } from '../coverage.ts'
import type { WalkRecord } from '../walk-record.ts'
import { html, nothing, raw, type Html } from './html.ts'

export const levelNames = { machine: 'Machine', dom: 'Component', browser: 'Browser' } as const

export interface Page {
  title: string
  description: string
  /** The id of the flow that the page shows; '' on the index. */
  flow: string
  flows: readonly { id: string; title: string }[]
  body: Html
}

/** A whole document of the atlas. */
export function documentOf({ title, description, flow, flows, body }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${description}" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="atlas.css" />
        <script src="atlas.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <a class="brand" href="index.html" ${flow === '' ? raw(' aria-current="page"') : ''}>Flow atlas</a>
          <nav aria-label="Flows">
            <ul>
              ${flows.map(
                ({ id, title: name }) =>
                  html`<li><a href="${id}.html" ${id === flow ? raw(' aria-current="page"') : ''}>${name}</a></li>`,
              )}
            </ul>
          </nav>
        </header>
        <main id="main">${body}</main>
      </body>
    </html> `.markup
}

/** When a walk was, to the minute, and the commit that it tested: '2025-11-21 01:23 UTC, commit 5f4dcc3b5a'. */
export function timeOf(walked: Pick<WalkRecord, 'at' | 'commit'> | null): Html {
  if (walked === null) return html`<span class="absent">not run</span>`
  const { at, commit } = walked
  const time = html`<time datetime="${at}">${at.slice(0, 10)} ${at.slice(11, 16)} UTC</time>`
  const changed = commit.endsWith('+') ? ' and changes' : ''
  return html`${time}<small class="took">commit ${commit.replace('+', '')}${changed}</small>`
}

/** A day for people: '12 November'. */
export function dayOf(time: string | number): string {
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

/** A level without a run of the machine as it is: 'not run', and what was run before, in grey. */
export function absentLevel({ earlier }: LevelCoverage, drawn: Version): Html {
  const [last] = [...earlier.values()].toSorted((one, other) => (one.at < other.at ? 1 : -1))
  return html`<span class="absent">not run</span>${
      last ? html`<small class="took earlier">${differenceOf(last, drawn) ?? ''}, ${dayOf(last.at)}</small>` : nothing
    }`
}

/** A bar that shows a part of a whole, with both figures as text, so that its colour adds nothing. */
export function meter(label: string, part: number, whole: number): Html {
  const verdict = part === whole ? 'whole' : part === 0 ? 'none' : 'part'
  const width = whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10
  return html`<span class="meter ${verdict}"
    ><span class="figures">${part}<small> of ${whole}</small></span
    ><svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="rail" width="100" height="4" />
      <rect class="fill" width="${width}" height="4" /></svg
    ><span class="hidden">${label}</span></span
  >`
}

/** A table that scrolls by itself where the page is too narrow for it. */
export function wideTable(caption: string, head: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="scroller" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption class="hidden">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}
