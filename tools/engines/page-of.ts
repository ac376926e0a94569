import type { Name, Role, Scope } from '../../tests/drivers/screen.ts'
import type { kit } from './page/kit.ts'
import type { Tab } from './tab.ts'

type Kit = typeof kit

/** A pattern is sent to the page by its source. */
type Sendable<Arguments extends readonly unknown[]> = {
  [Index in keyof Arguments]: Arguments[Index] extends string ? Arguments[Index] | RegExp : Arguments[Index]
}

const missing = 'the kit is missing'
const patience = 15_000

/** Asks the page questions of `page/kit.ts`, which is put into each document when it is first asked. */
export interface Page {
  ask: <Question extends keyof Kit>(
    question: Question,
    ...given: Sendable<Parameters<Kit[Question]>>
  ) => Promise<Awaited<ReturnType<Kit[Question]>>>
  /** Moves the mouse to the first such element or clicks it, once it is there, still and uncovered. */
  point: (act: 'click' | 'move', role: Role, name: Name, scope: Scope) => Promise<void>
  /** Waits until an expression is true in the page. */
  until: (expression: string) => Promise<void>
}

export function pageOf(tab: Tab, kitScript: string): Page {
  async function askAnything(question: string, given: readonly unknown[]): Promise<unknown> {
    const sent = given.map((one) => JSON.stringify(one instanceof RegExp ? sentPattern(one) : one)).join(', ')
    const asked = `typeof engineKit === 'undefined' ? '${missing}' : engineKit.${question}(${sent})`
    const answer = await tab.run(asked)
    if (answer !== missing) return answer
    await tab.run(`(() => { ${kitScript} })()`)
    return tab.run(asked)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a driver's edge: the page answers in the kit's types
  const ask: Page['ask'] = (question, ...given) => askAnything(question, given) as never
  return {
    ask,
    point: async (act, role, name, scope) => {
      await repeated(async () => {
        const aim = await ask('aim', act, role, name instanceof RegExp ? sentPattern(name) : name, scope)
        if (typeof aim === 'string') return aim
        await tab[act](aim.x, aim.y)
        return act === 'click' ? ask('missed') : null
      })
    },
    until: async (expression) => {
      await repeated(async () => ((await tab.run(expression)) === true ? null : `not yet: ${expression}`))
    },
  }
}

function sentPattern({ source, flags }: RegExp): { source: string; flags: string } {
  return { source, flags }
}

/** Tries until there is nothing to complain of. */
async function repeated(complaint: () => Promise<string | null>): Promise<void> {
  const deadline = Date.now() + patience
  for (;;) {
    const last = await complaint()
    if (last === null) return
    if (Date.now() > deadline) throw new Error(last)
  }
}
