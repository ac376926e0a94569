import { expect, test, vi } from 'vitest'
import { jsdomScreen } from '../../tests/drivers/jsdom.tsx'
import { testedFlows } from '../../tests/flows/all.ts'
import { explore } from '../paths/core/explore.ts'
import { walk } from '../paths/core/run.ts'

test('a page that does not open what the machine says is open fails a path by the state’s own assertion', async () => {
  const { model, walker, stage } = testedFlows['site-menu']
  const { initial, edges } = explore(model)
  const opens = edges.find(({ from, to }) => from === initial && to.leaves.includes('drawer'))
  if (!opens) throw new Error('nothing leads from the start to the menu on a phone')
  const path = {
    id: 'the menu on a phone',
    title: 'drawer.toggle',
    start: { input: '', situation: initial, ignored: [] },
    steps: [{ edge: opens, ignored: [] }],
  }
  vi.spyOn(HTMLDetailsElement.prototype, 'setAttribute').mockReturnValue(undefined)
  await expect(walk(path, walker(await jsdomScreen(stage)))).rejects.toThrow(/drawer is not what the screen shows/)
})
