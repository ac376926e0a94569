import { receive } from '../../../receiver/requests/receive.ts'
import { allOf } from '../../../receiver/database/database.ts'
import { migrate } from '../../../receiver/database/migrations.ts'
import { openSqlite } from '../../../receiver/database/sqlite.ts'
import { createStore, type LeadStore } from '../../../receiver/requests/store.ts'
import { createClock, underClock, type SimulatedClock } from './clock.ts'
import { seeded, withFaults, type Outcome } from './faults.ts'
import { measure, submissionOf, type Figures, type Submission } from './figures.ts'
import { createLives, untilQuiet, type Activity, type Life } from './life.ts'

export interface Lead {
  id: string
  body: string
}

/** What a page says of a lead; after `failed` it does not try again by itself. */
export type PageReply = 'received' | 'saved' | 'failed'

export interface Page {
  submit: (lead: Lead) => Promise<PageReply>
}

/**
 * What a sender is given: a simulated clock, random numbers, and a way to post to the receiver through the fault mix.
 */
export interface Surroundings {
  clock: SimulatedClock
  random: () => number
  post: (lead: Lead) => Promise<Outcome>
}

/**
 * A browser's storage. `open` starts a page on what earlier pages stored; `left` counts the leads that are still kept.
 */
interface Storage {
  open: (life: Life) => Page
  left: () => Promise<number>
}

/** A way of sending leads; `begin` starts it with empty storage. */
export interface Sender {
  name: string
  begin: (surroundings: Surroundings) => Promise<Storage>
}

export interface Run {
  leads: number
  seed: number
  /** The share of steps at which the page is killed, from 0 to 1. */
  risk: number
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Has each visitor submit one lead in one browser, about a minute apart. The receiver is the real code over a database
 * in memory, called without a network. A visitor whose page is killed before it says anything comes back after five
 * seconds and submits again under the same id, as the forms keep what was typed and its id for as long as the tab lives
 * (`src/delivery/submission-stamp.ts`).
 */
export function runVisitors(sender: Sender, run: Run): Promise<Figures> {
  const clock = createClock()
  return underClock(clock, async () => {
    const started = performance.now()
    const activity: Activity = { steps: 0, kills: 0, running: 0 }
    const database = openSqlite(':memory:')
    await migrate(database)
    const store = createStore(database)
    const receiver = faultyReceiver(store, clock, seeded(run.seed))
    const storage = await sender.begin({ clock, random: seeded(run.seed + 1), post: receiver.post })
    const newLife = createLives(seeded(run.seed + 2), run.risk, activity)
    const visits = await visit(storage, browserOver(storage, newLife, clock, activity), clock, run)
    const counts = {
      name: sender.name,
      leads: run.leads,
      ...receiver.counts,
      steps: activity.steps,
      kills: activity.kills,
    }
    const rows = await allOf(store.rows())
    await database.close()
    return measure({ ...counts, ...visits, rows, seconds: (performance.now() - started) / 1000 })
  })
}

function faultyReceiver(store: LeadStore, clock: SimulatedClock, random: () => number) {
  const counts = { requests: 0, repeats: 0 }
  const commit = async ({ id, body }: Lead) => {
    const submitted = { kind: 'lead', contentType: 'application/json', idempotencyKey: id, text: body }
    const answer = await receive(store, submitted, new Date(clock.now()))
    if (answer.status === 200) counts.repeats += 1
    return answer
  }
  const post = async (lead: Lead) => {
    counts.requests += 1
    return withFaults(random, () => commit(lead))
  }
  return { counts, post }
}

/** Opens one page after the other. `pass` lets time pass until `isDone`, and opens the next page after a kill. */
function browserOver(storage: Storage, newLife: () => Life, clock: SimulatedClock, activity: Activity) {
  const start = () => {
    const life = newLife()
    return { life, page: storage.open(life) }
  }
  let current = start()
  return {
    current: () => current,
    async pass(until: number, isDone = () => false): Promise<void> {
      for (;;) {
        await untilQuiet(activity)
        if (isDone()) return
        if (current.life.isOver()) current = start()
        else if (!clock.step(until)) return
      }
    },
  }
}

async function visit(storage: Storage, browser: ReturnType<typeof browserOver>, clock: SimulatedClock, run: Run) {
  const replies = new Map<number, PageReply>()
  const submissions: Submission[] = []
  const submit = async (visitor: number) => {
    const { life, page } = browser.current()
    const submission = submissionOf(visitor)
    submissions.push({ visitor, at: clock.now() })
    const hear = (reply: PageReply) => life.isOver() || replies.set(visitor, reply)
    void page.submit({ id: submission.id, body: JSON.stringify(submission) }).then(hear, () => hear('failed'))
    await browser.pass(Infinity, () => replies.has(visitor) || life.isOver())
  }
  const random = seeded(run.seed + 3)
  for (let visitor = 0; visitor < run.leads; visitor += 1) {
    await browser.pass(Math.round(clock.now() - minute * Math.log(1 - random())))
    while (!replies.has(visitor)) {
      await submit(visitor)
      await browser.pass(clock.now() + 5_000)
    }
  }
  const closing = clock.now() + 14 * day
  while ((await storage.left()) > 0 && clock.now() < closing) await browser.pass(clock.now() + 10 * minute)
  return { replies, submissions, kept: await storage.left() }
}
