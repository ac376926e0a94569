import type { Names } from './names.ts'

/**
 * The file with everything that tests know of the flow: its steps, the page on which it is, and the parts that faults
 * are seeded in.
 */
export function flowTestsText({ slug, camel, title }: Names): string {
  return `import { ${camel}Model } from '../../machines/${slug}/${slug}.model.ts'
import type { Screen } from '../drivers/screen.ts'
import { expectAbsent, flowSteps, type EventStep, type TestedFlow } from './flow-steps.ts'
import { absentInstead, noWayBack } from './parts.ts'

/** A step that presses a button, which is there only where pressing it has an effect. */
function press<Event>(name: string): EventStep<Event> {
  return {
    perform: (screen) => screen.click('button', name, 'page'),
    refuse: (screen) => expectAbsent(screen.count('button', name, 'page'), name),
  }
}

const buttons = (screen: Screen, name: string) => screen.count('button', name, 'page')

const steps = flowSteps(${camel}Model, {
  events: {
    '${camel}.open': press('Show ${title}'),
    '${camel}.close': press('Hide ${title}'),
  },
  outcomes: {},
  states: {
    closed: async (screen) => (await buttons(screen, 'Show ${title}')) === 1,
    open: async (screen) => (await buttons(screen, 'Hide ${title}')) === 1,
  },
  details: async (screen, { value }) => {
    const says = await screen.says('Say here what ${title} is for.')
    return says === (value === 'open') ? null : 'the text is missing, or there without need'
  },
})

/** ${title}: steps, stage, and the parts that faults are seeded in. */
export const ${camel}Flow: TestedFlow = {
  ...steps,
  stage: { start: '/order-online' },
  parts: {
    disabled: absentInstead,
    messages: 'it says nothing by itself',
    focused: 'it leaves the focus where the visitor has it',
    back: noWayBack,
    reset: 'nothing is kept that could come back',
  },
}
`
}
