import { z } from 'zod'
import type { VisitorTab } from '../../tests/hostile/vendor/assault.ts'
import type { Firefox } from './launch.ts'
import { firefoxTab, until } from './tab.ts'

const treeSchema = z.object({ contexts: z.array(z.object({ context: z.string() })) })

const patience = 10_000

/** A visitor's tab in Firefox. */
export async function firefoxVisitor({ session, context, close }: Firefox, site: string): Promise<VisitorTab> {
  const tab = firefoxTab({ session, context, close })
  const windows = async () => treeSchema.parse(await session.ask('browsingContext.getTree', {})).contexts
  const first = (await windows()).map((window) => window.context)
  return {
    prepare: async (script) => {
      await session.ask('script.addPreloadScript', { functionDeclaration: `() => { ${script} }` })
    },
    open: async (path) => {
      const wanted = { context, url: site + path, wait: 'complete' }
      await session.ask('browsingContext.navigate', wanted).catch(() => undefined)
      const alive = async () => (await tab.look("document.querySelector('nav[data-phase]') !== null")) === true
      await until('the page to be alive', alive, patience / 2).catch(() => undefined)
    },
    look: tab.look,
    leaveLead: async (email) => {
      await tab.holds(`performance.getEntriesByType('resource').some(({ name }) => name.includes('/BookingDialog-'))`)
      await tab.holds(
        '(() => { const link = document.querySelector(\'a[data-lead="Superhuman Sampler"]\'); link?.click(); return Boolean(link) })()',
      )
      await tab.sees('dialog', 'Superhuman Sampler')
      await tab.fill('textbox', 'First name', 'Jordan')
      await tab.fill('textbox', 'Last name', 'Reyes')
      await tab.fill('textbox', 'Email', email)
      await tab.fill('textbox', 'Phone', '(609) 555-0100')
      await tab.click('button', 'Request a Callback')
    },
    answerQuestion: async () => {
      await tab.click('radio', 'Yes, I take one now')
      await tab.click('button', 'Continue')
      await tab.sees('heading', 'Choose Your Weight Loss Plan')
    },
    startExam: () => tab.click('button', 'Start Your Consultation'),
    clickInPart: () => tab.clickInFrame('/embed/').catch(() => undefined),
    type: async (text) => void (await tab.press(...Array.from(text))),
    until: async (what, holds) => void (await until(what, async () => (await holds()) || undefined, patience)),
    closeOthers: async () => {
      for (const { context: other } of await windows())
        if (!first.includes(other)) await session.ask('browsingContext.close', { context: other })
    },
  }
}
