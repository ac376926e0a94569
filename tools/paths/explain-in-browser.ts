import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test, type Page, type TestInfo } from '@playwright/test'
import { causesIn } from './causes.ts'
import type { AnyFlowModel } from './core/explore.ts'
import { failureText } from './core/failure-text.ts'
import type { Walker } from './core/run.ts'
import type { WalkFailure } from './core/walk-failure.ts'
import { stimulusWords } from './core/words.ts'
import { placesOf } from './places.ts'
import { textPlaces } from './text-places.ts'

const results = join(import.meta.dirname, '../../test-results')

/**
 * What an action may take, what is left of its step's time then, so that it says what it waited for, and of the test's
 * time after the step that uses it up.
 */
const patience = { action: 20_000, step: 1_000, end: 8_000 }

/** The most lines of the screen that a failure shows. */
const mostLines = 60

/** Parallel workers and those that take over from them belong to one run, whose causes are kept in its folder. */
const causes = causesIn((key, text) => {
  const folder = join(results, 'causes', String(process.ppid))
  const file = join(folder, createHash('sha256').update(key).digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return text
  } catch {
    return readFileSync(file, 'utf8')
  }
})

/**
 * A walker in Chromium that shows each step to Playwright, ends a step that would outlast its test, and explains a
 * failure with what the page shows and reports, and a picture.
 */
export function explainedInBrowser(model: AnyFlowModel, page: Page, info: TestInfo, walker: Walker): Walker {
  const started = Date.now()
  const reported: string[] = []
  page.setDefaultTimeout(patience.action)
  page.on('pageerror', (error) => reported.push(error.message))
  page.on('console', (message) => message.type() === 'error' && reported.push(message.text()))
  return {
    ...walker,
    during: (path, step, run) => {
      const edge = path.steps[step - 1]?.edge
      const words = edge ? stimulusWords(model, edge.stimulus) : 'the page is opened'
      const left = info.timeout === 0 ? 0 : Math.max(1, started + info.timeout - patience.end - Date.now())
      if (left > 0) page.setDefaultTimeout(Math.max(1, Math.min(patience.action, left - patience.step)))
      return test.step(`step ${step} of ${path.steps.length}: ${words}`, run, { timeout: left })
    },
    explain: async (failure) => {
      const picture = await pictureOf(page, info, model, failure)
      const known = causes.sameAs(model, failure)
      if (known !== null) return known
      const screen = (await screenOf(page)).map((line) => withPlace(line, model.id))
      const notes = [
        '',
        ...missingTexts(failure.reason, model.id),
        ...(reported.length === 0 ? [] : [`The page reported: ${[...new Set(reported)].slice(0, 5).join(' | ')}`]),
        `Picture: ${picture}`,
        ...traceNotes(info),
      ]
      const testimony = { machine: null, used: [], appeared: [], focus: null, screen, notes }
      return failureText({
        model,
        level: 'the built site in Chromium',
        failure,
        testimony,
        places: placesOf(model, failure),
      })
    },
  }
}

function traceNotes({ outputDir }: TestInfo): string[] {
  const trace = relative(join(results, '..'), join(outputDir, 'trace.zip'))
  return [
    process.env['PATHS_PATH'] === undefined
      ? 'The replay also keeps a trace; at --level dom it names the lines of JSX and the events that the machine got.'
      : `Trace: npx playwright show-trace ${trace}`,
  ]
}

async function pictureOf(page: Page, info: TestInfo, { id }: AnyFlowModel, { path }: WalkFailure): Promise<string> {
  const name = `${id}-${path.id}.png`
  try {
    const body = await page.screenshot({ path: join(results, 'failures', name), timeout: 5000 })
    await info.attach('the page', { body, contentType: 'image/png' })
    return `test-results/failures/${name}`
  } catch (error) {
    return `none (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)})`
  }
}

/** The dialog in front, or the page's main part, as assistive technology gets it. */
async function screenOf(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog').last()
  try {
    const root = (await dialog.isVisible()) ? dialog : page.locator('main')
    const lines = (await root.ariaSnapshot({ timeout: 5000 })).split('\n')
    return lines.length > mostLines ? [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} more`] : lines
  } catch (error) {
    return [`the page could not be read: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function withPlace(line: string, flow: string): string {
  const text = /"([^"]+)"|: (.+)$/.exec(line)
  const place = textPlaces(text?.[1] ?? text?.[2] ?? '', flow)
  return place === '' ? line : `${line}  (${place})`
}

/** Where the texts come from that were looked for. */
function missingTexts(reason: string, flow: string): string[] {
  const texts = [...reason.matchAll(/'([^']{2,})'/g)].map((match) => match[1] ?? '')
  const places = [...new Set(texts)].map((text) => [text, textPlaces(text, flow)] as const)
  return places.filter(([, place]) => place !== '').map(([text, place]) => `‘${text}’ is from ${place}`)
}
