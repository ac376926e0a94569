import { expect } from '@playwright/test'
import { chosenSuite } from '../../tools/paths/core/chosen.ts'
import { explore } from '../../tools/paths/core/explore.ts'
import { startEngine } from '../../tools/engines/engines.ts'
import { pageScripts } from '../../tools/engines/run-engines.ts'
import { failureOf } from '../../tools/engines/walk-engine.ts'
import { testedFlows } from '../flows/all.ts'
import { test } from '../walks/support.ts'

/* The walks of other engines, in Chromium. Each fault is a script that runs before the page's own. */

const faults = {
  'a dialog that cannot be closed': {
    script: `addEventListener('click', (event) => {
      if (event.target.closest('[aria-label="Close"]')) event.stopImmediatePropagation()
    }, true)`,
    complaint: /closed is not what the screen shows/,
  },
  'a card that something covers': {
    script: `addEventListener('DOMContentLoaded', () => {
      const cover = document.createElement('div')
      cover.style.cssText = 'position: fixed; inset: 0; z-index: 9'
      document.body.append(cover)
    })`,
    complaint: /is covered by <div/,
  },
  'an error that changes nothing to be seen': {
    script: `addEventListener('load', () => setTimeout(() => { throw new Error('a seeded fault') }))`,
    complaint: /the page threw: .*a seeded fault/,
  },
}

test('The walks of other engines pass on the site, and fail on a page with a fault', async () => {
  const flow = testedFlows['service-detail']
  const [path] = chosenSuite(explore(flow.model), {}).paths
  const engine = await startEngine('chromium')
  if (typeof engine === 'string') throw new Error(engine)
  if (!path) throw new Error('the flow has no path')
  const scripts = await pageScripts()
  try {
    expect(await failureOf(engine, { flow, path }, scripts)).toBeNull()
    for (const { script, complaint } of Object.values(faults)) {
      const start = `${scripts.start};${script};`
      expect(await failureOf(engine, { flow, path }, { ...scripts, start })).toMatch(complaint)
    }
  } finally {
    await engine.close()
  }
})
