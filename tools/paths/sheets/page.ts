import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw, type Html } from '../../atlas/pages/html.ts'
import { counted } from '../core/words.ts'
import type { ManualStep, ManualTest } from './manual-test.ts'

const style = readFileSync(join(import.meta.dirname, 'sheet.css'), 'utf8')

/** The sheets of a flow's tests for paper: one begins on each page, with room for what the tester saw. */
export function sheetsPage(flow: string, tests: readonly ManualTest[]): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Test sheets: ${flow}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        ${tests.map(sheet)}
      </body>
    </html> `.markup
}

function sheet({ id, flow, title, given, steps, requirements }: ManualTest): Html {
  const field = (name: string) => html`<p class="field"><span>${name}</span></p>`
  return html`<article>
    <header>
      <p class="flow">${flow} · <code>${id}</code> · ${counted(steps.length, 'step')}</p>
      <h1>${title}</h1>
      <p class="numbers">${requirements.length === 0 ? 'Of no requirement' : requirements.join(', ')}</p>
      <div class="fields">${['Tester', 'Date', 'Browser and device', 'Build'].map(field)}</div>
    </header>
    <section>
      <h2>Before</h2>
      <ul>
        ${given.map((text) => html`<li>${text}</li>`)}
      </ul>
    </section>
    <table>
      <thead>
        <tr>
          ${['', 'Do', 'Expect', 'Met', 'Evidence'].map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${steps.map(row)}
      </tbody>
    </table>
    <footer>
      <p class="verdict"><span class="box"></span> Passed <span class="box"></span> Failed</p>
      ${field('Ticket')}${field('Signed')}
    </footer>
  </article>`
}

function row({ action, data, expected }: ManualStep, index: number): Html {
  return html`<tr>
    <th scope="row">${index + 1}</th>
    <td>${action}${data === '' ? html`` : html`<span class="data">${data}</span>`}</td>
    <td>${expected.map((text) => html`<p>${text}</p>`)}</td>
    <td class="tick"><span class="box"></span></td>
    <td class="evidence"></td>
  </tr>`
}
