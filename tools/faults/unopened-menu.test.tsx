import { expect, test, vi } from 'vitest'
import { jsdomScreen } from '../../tests/drivers/jsdom.tsx'
import { cover } from '../paths/core/cover.ts'
import { explore } from '../paths/core/explore.ts'
import { walk } from '../paths/core/run.ts'
import { testedFlows } from '../../tests/flows/all.ts'

test('a page that does not open what the machine says is open fails a path by the state’s own assertion', async () => {
  const { model, walker, stage } = testedFlows['site-menu']
  const opens = cover(explore(model), 'edges').paths.find(({ steps }) => steps[0]?.edge.to.leaves.includes('drawer'))
  if (!opens) throw new Error('no path begins with the menu on a phone')
  vi.spyOn(HTMLDetailsElement.prototype, 'setAttribute').mockReturnValue(undefined)
  await expect(walk(opens, walker(await jsdomScreen(stage)))).rejects.toThrow(/drawer is not what the screen shows/)
})
