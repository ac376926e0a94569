import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { testedFlows } from '../../tests/flows/all.ts'
import { swallow } from '../faults/event-seeds.ts'
import { withoutFocus } from '../faults/page-seeds.ts'
import type { Seed } from '../faults/seed.ts'
import { part, heading } from '../../tests/flows/parts.ts'
import { causesInMemory, type Causes } from './causes.ts'
import { cover } from './core/cover.ts'
import { explore } from './core/explore.ts'
import { walk } from './core/run.ts'
import { explainingWalker } from './explain-in-jsdom.ts'

const flow = testedFlows['service-detail']
const { paths } = cover(explore(flow.model), 'edges')
/** What a path's failure says with a fault in place. */
async function textWith(seed: Seed, known: Causes = causesInMemory(), id?: string): Promise<string> {
  const seeded = seed(() => null)
  try {
    const [path] = paths
    if (!path) throw new Error('there is no path')
    const walker = await explainingWalker(flow, known)
    return await walk({ ...path, id: id ?? path.id }, walker).then(
      () => 'it passed',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  } finally {
    cleanup()
    vi.useRealTimers()
    seeded.undo()
  }
}

/** The lines that begin with one of these words, without the numbers of the lines in the code. */
function saying(text: string, ...words: string[]): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => words.some((word) => line.startsWith(word))).map((line) => line.replaceAll(/:\d+/g, ''))
}

/** The line of code in a file of `src` that a text names. */
function codeIn(text: string, file: string): string {
  const line = Number(new RegExp(`${file}:(\\d+)`).exec(text)?.[1])
  const code = readFileSync(join(import.meta.dirname, '../..', file), 'utf8').split('\n')
  return code[line - 1]?.trim() ?? ''
}

describe('the text of a failure', () => {
  test('says step, expectation, control, machine and code where the machine does not take an event', async () => {
    const text = await textWith(swallow('service-detail', 'open detail.book'))
    const control = '(src/ui/steps/StepLink.tsx in src/ui/flows/service-detail/ServiceDialog.tsx)'
    expect(
      saying(text, 'A visitor', 'flow', 'Step', 'Before', 'Expected', 'Found', 'Used', 'The machine', 'So'),
    ).toEqual([
      'A visitor closes the dialog (d6c7ca0702)',
      'flow service-detail, the component in jsdom',
      'Step 2 of 8: the visitor presses ‘Book This Service’',
      'Before: the detail dialog shows the service; the service is ‘infrared’ [open]',
      'Expected: no detail dialog is open [closed]',
      'Found: no wizard opened',
      `Used: link "Book This Service" → /book/princeton/infrared-sauna [has the focus]  ${control}`,
      'The machine got {"type":"detail.book"} from src/ui/flows/service-detail/ServiceDialog.tsx called by src/ui/steps/StepLink.tsx; it stands in open.',
      'So the machine is elsewhere, in open: see what it got, and the transition below.',
      'Steps before: detail.open: a card',
    ])
    expect(codeIn(text, 'src/ui/flows/service-detail/ServiceDialog.tsx')).toBe('<StepLink')
  })

  test('says that the page is wrong, and where the focus is, where it is not moved', async () => {
    const text = await textWith(withoutFocus(part('heading', heading, 'open')))
    const event = '{"type":"detail.open","service":"infrared"} from src/ui/flows/service-detail/ServiceDialog.tsx'
    expect(saying(text, 'Found', 'Focus', 'The machine', 'So')).toEqual([
      'Found: the title does not have the focus',
      'Focus: link "Infrared Sauna 30–45 min From$40" → /services/infrared  (src/ui/flows/service-detail/ServiceRows.tsx)',
      `The machine got ${event}, then ${event}; it stands in open.`,
      'So the machine is where it should be: what the page shows of it is wrong.',
    ])
    expect(codeIn(text, 'src/ui/flows/service-detail/ServiceRows.tsx')).toBe(
      "<a {...linkOf(card)} className={classes['row']}>",
    )
    expect(codeIn(text, 'machines/service-detail/service-detail.machine.ts')).toContain("'detail.open': ")
  })

  test('only says where the first is where the cause is the same', async () => {
    const causes = causesInMemory()
    const seed = swallow('service-detail', 'open detail.book')
    const [first, second] = [await textWith(seed, causes), await textWith(seed, causes, '0000000000')]
    expect(first).toContain('On the screen:')
    expect(second.split('\n').slice(1)).toEqual([
      '  Found: no wizard opened',
      '  This is the same as in ‘A visitor closes the dialog (d6c7ca0702), step 2 of 8’, which says more.',
    ])
  })
})
