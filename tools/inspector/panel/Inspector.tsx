import { useCallback, useState, useSyncExternalStore } from 'react'
import type { InspectedActor, Inspection } from '../log.ts'
import type { Command } from '../messages.ts'
import { activeActor } from '../rows.ts'
import { ActorList } from './ActorList.tsx'
import { ActorPanel } from './ActorPanel.tsx'
import styles from './Inspector.module.css'
import { SessionBar } from './SessionBar.tsx'
import type { Store } from './store.ts'

export type Choice = Pick<InspectedActor, 'key' | 'flow'>

/** The panel of the flows of every open page; with `framed`, a page's address, that page beside it. */
export function Inspector({ store, framed }: { store: Store; framed: string | null }) {
  const inspection = useSyncExternalStore(store.subscribe, store.read)
  const [address, setAddress] = useState(framed)
  const [choice, setChoice] = useState<Choice | null>(null)
  const [isFollowing, setFollowing] = useState(true)
  const chosen = (isFollowing ? activeActor(inspection) : undefined) ?? chosenActor(inspection, choice)
  const page = chosen?.page
  const sendCommand = useCallback(
    (command: Command) => {
      if (page !== undefined) store.order({ page, command })
    },
    [store, page],
  )
  const choose = (actor: Choice) => {
    setChoice(actor)
    setFollowing(false)
  }

  return (
    <div className={styles.page} data-framed={address !== null}>
      {address !== null && <iframe className={styles.site} title="The site" src={address} />}
      <main className={styles.panel} aria-label="Inspector">
        <Address start={framed ?? '/'} onOpen={setAddress} />
        <SessionBar
          inspection={inspection}
          isFollowing={isFollowing}
          onFollow={setFollowing}
          onShow={(session) => store.show(session)}
        />
        <ActorList pages={inspection.pages} actors={inspection.actors} chosen={chosen} onChoose={choose} />
        {chosen && <ActorPanel key={chosen.key} actor={chosen} all={inspection.actors} sendCommand={sendCommand} />}
      </main>
    </div>
  )
}

function Address({ start, onOpen }: { start: string; onOpen: (address: string) => void }) {
  const [address, setAddress] = useState(start)
  return (
    <form
      className={styles.address}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        onOpen(address)
      }}
    >
      <label htmlFor="address">Page</label>
      <input id="address" value={address} required pattern="/.*" onChange={({ target }) => setAddress(target.value)} />
      <button type="submit">Open here</button>
    </form>
  )
}

/** The chosen actor, or a running one of its flow once it has ended. */
function chosenActor({ actors }: Inspection, choice: Choice | null): InspectedActor | undefined {
  const own = actors.find(({ key }) => key === choice?.key)
  if (own?.isRunning) return own
  const running = actors.filter(({ isRunning }) => isRunning)
  return running.findLast(({ flow }) => flow === choice?.flow) ?? own ?? running[0] ?? actors.at(-1)
}
