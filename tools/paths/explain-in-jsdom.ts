import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { ariaLines } from '../../tests/drivers/aria-lines.ts'
import { jsdomScreen } from '../../tests/drivers/jsdom.tsx'
import { jsxPlaces } from '../../tests/drivers/jsx-places.ts'
import type { TestedFlow } from '../../tests/flows/flow-steps.ts'
import { recordOwnerStacks } from '../../tests/support/owner-stacks.ts'
import { watchDialogs } from './appeared.ts'
import type { Causes } from './causes.ts'
import { failureText, type Testimony } from './core/failure-text.ts'
import { walk, type Walker } from './core/run.ts'
import type { WalkFailure } from './core/walk-failure.ts'
import { listenTo } from './heard.ts'
import { placesOf } from './places.ts'

/** The most elements that a failure shows, of a part of the screen and of a whole page. */
const mostLines = { part: 60, page: 25 }

/** A walker in a fresh page in jsdom, which explains a failure in full. */
export async function explainingWalker(flow: TestedFlow, causes: Causes): Promise<Walker> {
  const walker = flow.walker(await jsdomScreen(flow.stage))
  const explain = async (failure: WalkFailure): Promise<string> => {
    const { model } = flow
    const known = causes.sameAs(model, failure)
    if (known !== null) return known
    const testimony = await walkAgain(flow, failure)
    return failureText({ model, level: 'the component in jsdom', failure, testimony, places: placesOf(model, failure) })
  }
  return { ...walker, explain }
}

/**
 * What was seen when a step fails, from a second walk: one that listens to the machine and has React record where each
 * element comes from, which takes too long for walks that pass.
 */
async function walkAgain({ model, walker, stage }: TestedFlow, { path, step }: WalkFailure): Promise<Testimony> {
  cleanup()
  vi.useRealTimers()
  recordOwnerStacks(true)
  const ear = listenTo(model.id)
  const hand = watchClicks()
  const eye = watchDialogs(() => ear.testimony()?.leaves.join(' & ') ?? '')
  try {
    const again: Walker = {
      ...walker(await jsdomScreen(stage)),
      during: async (_path, _step, run) => {
        ear.forget()
        hand.forget()
        eye.forget()
        await run()
      },
    }
    const failedAt = await walk({ ...path, steps: path.steps.slice(0, step) }, again).then(
      () => null,
      () => step,
    )
    const notes =
      failedAt === null ? ['', 'A second walk of the path passed: what failed is not the same each time.'] : []
    return {
      machine: ear.testimony(),
      used: hand.used(),
      appeared: eye.appeared(),
      focus: focusOf(),
      screen: screenOf(model.id),
      notes,
    }
  } finally {
    ear.stop()
    hand.stop()
    eye.stop()
    recordOwnerStacks(false)
  }
}

/** Remembers which controls are clicked, with the lines of code that they come from. */
function watchClicks() {
  let used: string[] = []
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? (target.closest('a, button, label, summary, input') ?? target) : null
    if (!control) return
    used.push(
      ...ariaLines(control, jsxPlaces)
        .slice(0, 1)
        .map((line) => line.replace(/^- /, '')),
    )
  }
  document.addEventListener('click', note, { capture: true })
  return {
    forget: () => {
      used = []
    },
    used: () => used,
    stop: () => document.removeEventListener('click', note, { capture: true }),
  }
}

function focusOf(): string {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body ? '' : lineOf(activeElement)
}

/** An element alone, on one line. */
function lineOf(element: Element): string {
  const [line] = ariaLines(element, jsxPlaces)
  return line?.replace(/^- /, '').replace(' [has the focus]', '') ?? element.tagName.toLowerCase()
}

/** The dialog in front, or what is of the flow's own view, or the beginning of the page's main part. */
function screenOf(flow: string): string[] {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"], dialog[open]')].at(-1)
  const part = dialog ?? ownPart(flow)
  const lines = ariaLines(part ?? document.querySelector('main') ?? document.body, jsxPlaces)
  const most = part ? mostLines.part : mostLines.page
  return lines.length > most ? [...lines.slice(0, most), `… and ${lines.length - most} more`] : lines
}

/** The smallest part of the page with all that the flow's own folder renders. */
function ownPart(flow: string): HTMLElement | null {
  const own = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    jsxPlaces(element).includes(`src/ui/flows/${flow}/`),
  )
  let around = own[0] ?? null
  while (around && !own.every((element) => around?.contains(element))) around = around.parentElement
  return around
}
