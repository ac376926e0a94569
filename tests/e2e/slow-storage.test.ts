import type { Page, Route } from '@playwright/test'
import { chosenSuite } from '../../tools/paths/core/chosen.ts'
import type { Path } from '../../tools/paths/core/cover.ts'
import { explore } from '../../tools/paths/core/explore.ts'
import { walk } from '../../tools/paths/core/run.ts'
import { chromiumScreen } from '../drivers/chromium.ts'
import { testedFlows } from '../flows/all.ts'
import { test } from '../walks/support.ts'

for (const id of ['offer-lead', 'franchise'] as const)
  test(`A path of ${id} waits in vain for an answer also where the device is slow to send`, async ({ page }) => {
    const { model, walker, stage } = testedFlows[id]
    const path = untilNoAnswer(chosenSuite(explore(model), {}).paths)
    const lock = await slowLock(page)
    const screen = await chromiumScreen(page, stage)
    const pass = async (milliseconds: number) => {
      await lock.release()
      await screen.pass(milliseconds * 0.9)
      await untilRead(page)
      await screen.pass(milliseconds * 0.1)
    }
    const steps = walker({ ...screen, pass })
    let step = 0
    const perform: typeof steps.perform = async (stimulus) => {
      step += 1
      if (step === path.steps.length - 1) lock.hold()
      await steps.perform(stimulus)
    }
    await walk(path, { ...steps, perform })
  })

/** The shortest path that waits in vain for an answer, as far as there. */
function untilNoAnswer(paths: readonly Path[]): Path {
  const places = paths.flatMap((path) => {
    const place = path.steps.findIndex(({ edge }) => edge.stimulus.name.includes('patience'))
    return place < 0 ? [] : [{ ...path, steps: path.steps.slice(0, place + 1) }]
  })
  const [shortest] = places.toSorted((one, other) => one.steps.length - other.steps.length)
  if (!shortest) throw new Error('No path waits in vain for an answer.')
  return shortest
}

/** A lock on the outbox that can be slow to get, between storing a submission and sending it. */
async function slowLock(page: Page) {
  let isSlow = false
  let waiting: Route[] = []
  await page.route('**/lock', async (route) => {
    if (isSlow) waiting.push(route)
    else await route.fulfill({ body: '' })
  })
  await page.addInitScript(() => {
    const request: unknown = Reflect.get(LockManager.prototype, 'request')
    if (typeof request !== 'function') return
    Object.assign(LockManager.prototype, {
      async request(this: LockManager, ...given: unknown[]): Promise<unknown> {
        await fetch('/lock')
        return Reflect.apply(request, this, given)
      },
    })
  })
  return {
    hold: () => {
      isSlow = true
    },
    release: async () => {
      isSlow = false
      await Promise.all(waiting.map((route) => route.fulfill({ body: '' })))
      waiting = []
    },
  }
}

/** Waits until whatever reads the outbox now has read it. */
async function untilRead(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outbox')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('records').objectStore('records').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )
}
