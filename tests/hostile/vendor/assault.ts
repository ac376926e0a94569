import type { Attempt, Secrets } from './attempt.ts'
import { attempts } from './attempts.ts'
import { kept } from './last-attempts.ts'
import type { hostileVendor, Part } from './vendor.ts'

/** A visitor's tab, in whatever browser. */
export interface VisitorTab {
  /** Has every page of the tab run this before its own scripts. */
  prepare: (script: string) => Promise<void>
  /** Opens a path of the site and waits until the page is alive. */
  open: (path: string) => Promise<void>
  look: (expression: string) => Promise<unknown>
  /** Leaves a lead on the home page, which no receiver takes. */
  leaveLead: (email: string) => Promise<void>
  /** Answers the question about medication and goes on to the plans. */
  answerQuestion: () => Promise<void>
  startExam: () => Promise<void>
  /** A browser may pass over a click in a frame that has only just moved. */
  clickInPart: () => Promise<void>
  type: (text: string) => Promise<void>
  /** Asks again until it is true; throws, naming what was waited for. */
  until: (what: string, holds: () => Promise<boolean> | boolean) => Promise<void>
  /** Closes every window that has been opened from the tab. */
  closeOthers: () => Promise<void>
}

export interface Assault {
  /** Names of the attempts that came to something. */
  got: string[]
  /** Names of the attempts beside which the part did not come to work. */
  broken: string[]
}

const email = 'unsent@canary.example'
const typed = 'qzx'

/** Notes, in the page, what is said in the site's own name. */
const listen = `if (self === top) {
  addEventListener('message', ({ data, origin }) => { if (data === 'forged' && origin === location.origin) window.heardForged = true })
  new BroadcastChannel('outbox').addEventListener('message', ({ data }) => { if (data === 'forged') window.heardOther = true })
}`

/** Attempts that can be made in one visit stand together. */
function visitsOf(tried: readonly Attempt[]): Attempt[][] {
  return [tried.filter(({ isLast }) => !isLast), ...tried.filter(({ isLast }) => isLast).map((attempt) => [attempt])]
}

/**
 * Has a visitor, of whom the site keeps an unsent lead and an answer, open a part whose vendor makes all the attempts. With
 * `isOpen` an attempt is waited for, as one that will come to something; otherwise the part is to work beside it.
 */
export async function assault(
  tab: VisitorTab,
  vendor: ReturnType<typeof hostileVendor>,
  part: Part,
  { isOpen, tried: all = attempts }: { isOpen: boolean; tried?: readonly Attempt[] },
): Promise<Assault> {
  vendor.turn([])
  await tab.prepare(listen)
  const secrets = await keepSecrets(tab)
  const outcome: Assault = { got: [], broken: [] }
  for (const tried of visitsOf(all)) {
    const isGot = async (attempt: Attempt) =>
      attempt.isGot({ loot: vendor.lootOf(attempt.name), look: tab.look, secrets })
    const [first] = tried
    vendor.turn(tried)
    const met = meet(
      tab,
      part,
      tried,
      async () => vendor.isDone() || (isOpen && first?.isLast === true && (await isGot(first))),
    )
    await (isOpen ? met.catch(() => undefined) : met)
    for (const attempt of tried) {
      if (!isOpen && !(await works(tab, part))) outcome.broken.push(attempt.name)
      const typeAndLook = async () => {
        if (attempt.isTyping) await tab.type(typed)
        return isGot(attempt)
      }
      if (isOpen ? await comesTo(tab, typeAndLook) : await isGot(attempt)) outcome.got.push(attempt.name)
    }
    await tab.closeOthers()
  }
  return outcome
}

async function keepSecrets(tab: VisitorTab): Promise<Secrets> {
  await tab.open('/')
  await tab.leaveLead(email)
  await tab.until('the lead to be kept', async () => (await tab.look(kept)) === 1)
  await tab.open('/order-online')
  await tab.answerQuestion()
  const answer = await tab.look(
    `Object.entries(sessionStorage).find(([name]) => name.includes('weight-loss'))?.[1] ?? ''`,
  )
  if (typeof answer !== 'string' || !answer.includes('yes'))
    throw new Error(`The answer was not kept: ${String(answer)}`)
  return { email, answer, typed }
}

/** The visitor comes from another page, opens the part, and does there what the attempts wait for. */
async function meet(
  tab: VisitorTab,
  part: Part,
  tried: readonly Attempt[],
  isOver: () => Promise<boolean>,
): Promise<void> {
  const isClicked = tried.some(({ by }) => by)
  await tab.open('/contact')
  await tab.open(part === 'exam' ? '/exam-invite' : '/order-online?step=plan')
  if (part === 'exam') await tab.startExam()
  if (isClicked) await works(tab, part)
  await tab.until(`the vendor to have tried: ${tried[0]?.name}`, async () => {
    if (isClicked && !(await isOver())) await tab.clickInPart()
    return isOver()
  })
  if (tried.some(({ isTyping }) => isTyping)) await tab.type(typed)
}

/** Whether all of a part's frames say that they are ready, as long as they may take. */
async function works(tab: VisitorTab, part: Part): Promise<boolean> {
  const count = part === 'exam' ? 1 : 2
  const ready = `document.querySelectorAll('[data-status="ready"] iframe').length === ${count}`
  return tab
    .until('the part to be ready', async () => (await tab.look(ready)) === true)
    .then(
      () => true,
      () => false,
    )
}

async function comesTo(tab: VisitorTab, isGot: () => Promise<boolean>): Promise<boolean> {
  return tab.until('the attempt to come to something', isGot).then(
    () => true,
    () => false,
  )
}
