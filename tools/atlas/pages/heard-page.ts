import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entriesOf } from '../../spoken/transcript.ts'
import type { Screen } from '../screens.ts'
import { html, nothing, type Html } from './html.ts'
import { documentOf, wideTable } from './shell.ts'

/** What the page needs of a flow. */
export interface HeardFlow {
  id: string
  title: string
  screens: ReadonlyMap<string, Screen>
}

const browsers = ['firefox', 'chromium'] as const
const names = { firefox: 'Firefox', chromium: 'Chromium' } as const

/** Walks of pages instead of flows, by Orca's keys. */
const browsed = [
  ['browse-wizard', 'Browse mode: the wizard'],
  ['browse-service', 'Browse mode: a service page'],
  ['browse-franchise', 'Browse mode: the franchise form'],
] as const

/** The page of the atlas with every transcript of `npm run spoken`: by flow, beside its pictures. */
export function heardPage(flows: readonly HeardFlow[], transcripts: string): string {
  const description = 'What Orca says in Firefox and in Chromium after each key, word for word.'
  return documentOf({
    title: 'What a blind visitor hears',
    description,
    flow: 'heard',
    flows,
    body: html`<section class="hero">
        <h1>What a blind visitor hears</h1>
        <p class="lead">${description}</p>
      </section>
      ${flows.map((flow) => walkSection(flow.id, flow.title, transcripts, flow))}
      ${browsed.map(([id, title]) => walkSection(id, title, transcripts))}`,
  })
}

function walkSection(id: string, title: string, transcripts: string, flow?: HeardFlow): Html {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${flow ? html`<a href="${id}.html">${title}</a>` : title}</h2>
    ${flow ? pictures(flow) : nothing}
    ${browsers.map((browser) => transcript(`${title}, ${names[browser]}`, join(transcripts, `${id}.${browser}.txt`)))}
  </section>`
}

function pictures({ id, title, screens }: HeardFlow): Html {
  if (screens.size === 0) return html`<p class="absent">No pictures: the browser’s paths were not run.</p>`
  return html`<ul class="heard-pictures" tabindex="0" aria-label="Pictures: ${title}">
    ${[...screens].map(
      ([key, { file }]) =>
        html`<li><img src="screens/${id}/${basename(file)}" alt="${key}" loading="lazy" height="160" /></li>`,
    )}
  </ul>`
}

function transcript(caption: string, file: string): Html {
  if (!existsSync(file)) return html`<p class="absent">${caption}: no transcript</p>`
  const text = readFileSync(file, 'utf8')
  const [versions = ''] = text.split('\n')
  const rows = entriesOf(text).map((entry) => {
    const [key = '', ...says] = entry.split('\n')
    const said = says.length === 0 ? html`<span class="absent">nothing</span>` : says.map((one) => html`${one}<br />`)
    return html`<tr>
      <th scope="row">${key.slice(1, -1)}</th>
      <td>${said}</td>
    </tr>`
  })
  return html`<details>
    <summary>${caption} <span class="said">${versions}, ${rows.length} keys</span></summary>
    ${wideTable(caption, ['Key', 'What is said'], rows)}
  </details>`
}
