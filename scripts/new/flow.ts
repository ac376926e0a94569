import { componentText, wordsText } from './flow-view.ts'
import { machineText, machineTestText, modelText } from './flow-machine.ts'
import { flowTestsText } from './flow-tests.ts'
import type { Names } from './names.ts'
import { withEntry, withImport, type Plan } from './plan.ts'
import { Refusal } from './refusal.ts'

const registry = 'machines/registry.ts'
const allFlows = 'tests/flows/all.ts'
const page = 'src/ui/pages/OrderOnlinePage.tsx'
const mountAfter = '      {part(after)}\n'

/**
 * The plan of a flow with two states, closed and open, at the end of the weight-loss program's page: its machine,
 * component, words and test steps, and a line where each is listed or mounted.
 */
export function planFlow(_root: string, names: Names): Plan {
  const { slug, camel, pascal } = names
  const key = slug === camel ? slug : `'${slug}'`
  return {
    files: {
      [`machines/${slug}/${slug}.machine.ts`]: machineText(names),
      [`machines/${slug}/${slug}.model.ts`]: modelText(names),
      [`machines/${slug}/${slug}.test.ts`]: machineTestText(names),
      [`content/words/${slug}.ts`]: wordsText(names),
      [`src/ui/flows/${slug}/${pascal}.tsx`]: componentText(names),
      [`tests/flows/${slug}.ts`]: flowTestsText(names),
    },
    edits: {
      [registry]: withEntry(
        registry,
        `import { ${camel}Model } from './${slug}/${slug}.model.ts'`,
        'export const flows = {',
        `${key}: ${camel}Model`,
      ),
      [allFlows]: withEntry(
        allFlows,
        `import { ${camel}Flow } from './${slug}.ts'`,
        'export const testedFlows: Record<FlowId, TestedFlow> = {',
        `${key}: ${camel}Flow`,
      ),
      [page]: (text) => mounted(text, names),
    },
  }
}

function mounted(text: string, { slug, pascal }: Names): string {
  if (!text.includes(mountAfter))
    throw new Refusal(`${page} has no line '${mountAfter.trim()}' to mount the flow after.`)
  const element = `<ClientOnly><${pascal} /></ClientOnly>\n`
  return withImport(
    text.replace(mountAfter, mountAfter + element),
    `import { ${pascal} } from '../flows/${slug}/${pascal}.tsx'`,
  )
}
