import { expect, test, vi } from 'vitest'
import { jsdomScreen } from '../drivers/jsdom.tsx'
import { cover } from '../paths/cover.ts'
import { explore } from '../paths/explore.ts'
import { walk } from '../paths/run.ts'
import { testedFlows } from '../support/flows.ts'
import { describeFaults } from './seeded-faults.ts'

const leftFirst = 'a mouse leaves one dropdown before it comes to the other (machine pins)'
const ledAway =
  'the page that is followed to dismisses the menu too (machine pins; tests/e2e/site-menu*.test.ts to the page shown)'

describeFaults('site-menu', {
  'bar.opening menu.enter': leftFirst,
  'bar.open.hovered menu.enter': leftFirst,
  'bar.open link.follow': ledAway,
  'bar.closing link.follow': ledAway,
  'drawer link.follow': ledAway,
})

test('a page that does not open what the machine says is open fails a path by the state’s own assertion', async () => {
  const { model, walker, stage } = testedFlows['site-menu']
  const opens = cover(explore(model), 'edges').paths.find(({ steps }) => steps[0]?.edge.to.leaves.includes('drawer'))
  if (!opens) throw new Error('no path begins with the menu on a phone')
  vi.spyOn(HTMLDetailsElement.prototype, 'setAttribute').mockReturnValue(undefined)
  await expect(walk(opens, walker(await jsdomScreen(stage)))).rejects.toThrow(/drawer is not what the screen shows/)
})
