import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import type { WalkedCase } from './formats/junit.ts'
import { writeReport } from './run-report.ts'

const title = /^(\S+) in the built site: (.*)$/
const step = /^step \d+ of \d+: (.*)$/

/** Playwright's reporter of the path tests: their steps and times as JUnit XML in `test-results/paths-browser.xml`. */
class BrowserReport implements Reporter {
  readonly #flows = new Map<string, WalkedCase[]>()

  printsToStdio(): boolean {
    return false
  }

  onTestEnd(test: TestCase, { status, duration, errors, steps }: TestResult): void {
    const [, flow, name] = title.exec(test.title) ?? []
    if (flow === undefined || name === undefined || status === 'skipped') return
    const failure = status === 'passed' ? null : errors.map(({ message = '' }) => plain(message)).join('\n')
    const walked = { name, ms: duration, failure, steps: steps.flatMap(pathSteps) }
    this.#flows.set(flow, [...(this.#flows.get(flow) ?? []), walked])
  }

  onEnd(): void {
    if (this.#flows.size > 0) writeReport('browser', this.#flows)
  }
}

function pathSteps({ title: words, duration }: TestStep): WalkedCase['steps'][number][] {
  const [, said] = step.exec(words) ?? []
  return said === undefined ? [] : [{ words: said, ms: duration }]
}

/** A message without the colors of a terminal. */
function plain(message: string): string {
  return message.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g'), '')
}

// Playwright takes a reporter as a file's default export.
// oxlint-disable-next-line import/no-default-export
export default BrowserReport
