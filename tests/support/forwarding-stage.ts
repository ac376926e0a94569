import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../../receiver/database/database.ts'
import type { Channel, Forwarded, Outcome } from '../../receiver/forwarding/channel.ts'
import { createForwarder, type Forwarder, type ForwarderOptions } from '../../receiver/forwarding/forwarder.ts'
import type { Databases } from './forwarding.ts'
import { createScene, type Scene } from './scene.ts'

/** A database of each test's own, a clock, and a channel that answers as the test says. */
export interface Stage {
  database: Database
  scene: Scene
  /** The ids in the order in which they were sent. */
  sent: string[]
  answer: (request: Forwarded, signal: AbortSignal) => Outcome | Promise<Outcome>
  begin: (over?: Partial<ForwarderOptions>) => Forwarder
  /** What was logged with an outcome. */
  outcomes: (outcome: string) => Scene['entries']
  /** Resolves once every forwarder only waits for time to pass. */
  rest: () => Promise<void>
}

/** Sets a stage for each test of a group. */
export function setStage(startDatabases: () => Promise<Databases>): () => Stage {
  let databases: Databases
  let stage: Stage
  let forwarders: Forwarder[] = []
  beforeAll(async () => {
    databases = await startDatabases()
  })
  beforeEach(async () => {
    forwarders = []
    stage = stageOn((await databases.begin()).open(), forwarders)
  })
  afterEach(() => stage.scene.passing(Promise.all(forwarders.map((forwarder) => forwarder.stop()))))
  afterAll(() => databases.end())
  return () => stage
}

function stageOn(database: Database, forwarders: Forwarder[]): Stage {
  const scene = createScene()
  const { log, now, later } = scene
  const channel: Channel = {
    name: 'hook',
    async send(request, signal) {
      stage.sent.push(request.id)
      scene.touch()
      return stage.answer(request, signal)
    },
  }
  const common = { database, channels: [channel], log, now, later, giveUpHours: 72, random: () => 1, grace: 1000 }
  const stage: Stage = {
    database,
    scene,
    sent: [],
    answer: () => ({ kind: 'accepted' }),
    begin(over = {}) {
      const forwarder = createForwarder({ ...common, ...over })
      forwarders.push(forwarder)
      forwarder.start()
      return forwarder
    },
    outcomes: (wanted) => scene.entries.filter(({ outcome }) => outcome === wanted),
    rest: () => scene.until(() => scene.timers().length > 0 && !scene.timers().includes(40_000)),
  }
  return stage
}
