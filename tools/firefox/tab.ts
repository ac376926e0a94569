import { z } from 'zod'
import type { Firefox } from './launch.ts'

const nodesSchema = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) })
const valueSchema = z.object({ type: z.literal('success'), result: z.object({ value: z.unknown().optional() }) })
const treeSchema = z.object({
  contexts: z.array(z.object({ children: z.array(z.object({ context: z.string(), url: z.string() })) })),
})

const patience = 20_000
const keys: Readonly<Record<string, string>> = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', ArrowDown: '\uE015' }

/** What a visitor can do in a tab of Firefox, by role and name. Each action waits until it is possible. */
export function firefoxTab({ session, context }: Firefox) {
  const find = async (role: string, name: string, within = context): Promise<string[]> => {
    const locator = { type: 'accessibility', value: { role, name } }
    return nodesSchema
      .parse(await session.ask('browsingContext.locateNodes', { context: within, locator }))
      .nodes.map(({ sharedId }) => sharedId)
  }
  const evaluate = async (expression: string, within = context): Promise<unknown> => {
    const target = { context: within }
    const answer = await session.ask('script.evaluate', { expression, target, awaitPromise: true })
    return valueSchema.parse(answer).result.value
  }
  const element = (role: string, name: string) =>
    until(`a ${role} called '${name}'`, async () => (await find(role, name))[0])
  const call = (sharedId: string, functionDeclaration: string) =>
    session.ask('script.callFunction', {
      functionDeclaration,
      target: { context },
      arguments: [{ sharedId }],
      awaitPromise: true,
    })
  const press = (...pressed: string[]) =>
    session.ask('input.performActions', {
      context,
      actions: [{ type: 'key', id: 'keyboard', actions: pressed.flatMap(strokeOf) }],
    })

  return {
    visit: async (url: string) => {
      await session.ask('browsingContext.navigate', { context, url, wait: 'complete' })
      await until('the page to be alive', async () => evaluate("document.querySelector('nav[data-phase]') !== null"))
    },
    sees: async (role: string, name: string) => void (await element(role, name)),
    click: async (role: string, name: string) => {
      const sharedId = await element(role, name)
      await call(sharedId, "(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })")
      const origin = { type: 'element', element: { sharedId } }
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await session.ask('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    fill: async (role: string, name: string, text: string) => {
      await call(await element(role, name), '(element) => element.focus()')
      await press(...Array.from(text))
    },
    press: (...names: string[]) => press(...names.map((name) => keys[name] ?? name)),
    /** Waits until an expression is true in the page. */
    holds: (expression: string) => until(expression, async () => (await evaluate(expression)) === true),
    /** Evaluates an expression in the page. */
    look: (expression: string) => evaluate(expression),
    /** Clicks near the corner of the first frame at such an address; does nothing where there is none. */
    clickInFrame: async (address: string) => {
      const tree = treeSchema.parse(await session.ask('browsingContext.getTree', { root: context }))
      const frame = tree.contexts[0]?.children.find(({ url }) => url.includes(address))
      const actions = [
        { type: 'pointerMove', x: 40, y: 40 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const mouse = [{ type: 'pointer', id: 'mouse', actions }]
      if (frame) await session.ask('input.performActions', { context: frame.context, actions: mouse })
    },
    /** Waits for an element of this role and name in a frame whose address contains this text. */
    seesInFrame: async (address: string, role: string, name: string) => {
      await until(`a ${role} called '${name}' in a frame at ${address}`, async () => {
        const tree = treeSchema.parse(await session.ask('browsingContext.getTree', { root: context }))
        const frames = tree.contexts[0]?.children.filter(({ url }) => url.includes(address)) ?? []
        const found = await Promise.all(frames.map((frame) => find(role, name, frame.context)))
        return found.flat()[0]
      })
    },
  }
}

export type FirefoxTab = ReturnType<typeof firefoxTab>

function strokeOf(value: string) {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
}

/**
 * Repeats `look` until it returns something. Throws, naming what was waited for, after 20 s or `within` milliseconds. A
 * call that does not settle in 2 s is repeated too, since a frame that is still loading may never answer.
 */
export async function until<Value>(
  what: string,
  look: () => Promise<Value>,
  within = patience,
): Promise<NonNullable<Value>> {
  const deadline = performance.now() + within
  for (;;) {
    const value = await Promise.race([look().catch(() => undefined), pause(2_000)])
    if (value) return value
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`)
    await pause(100)
  }
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds, undefined))
}
