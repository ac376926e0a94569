import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import type { InspectedActor, Inspection } from '../log.ts'
import type { Command } from '../messages.ts'
import { ActorList } from './ActorList.tsx'
import { ActorPanel } from './ActorPanel.tsx'
import styles from './Inspector.module.css'
import type { Store } from './store.ts'

export type Choice = Pick<InspectedActor, 'key' | 'flow'>

/** The site in a frame, and beside it the panel of its flows. */
export function Inspector({ store, start }: { store: Store; start: string }) {
  const inspection = useSyncExternalStore(store.subscribe, store.read)
  const frame = useRef<HTMLIFrameElement>(null)
  const [address, setAddress] = useState(start)
  const [choice, setChoice] = useState<Choice | null>(null)
  const chosen = chosenActor(inspection, choice)
  const sendCommand = useCallback((command: Command) => {
    frame.current?.contentWindow?.postMessage(command, window.location.origin)
  }, [])

  return (
    <div className={styles.page}>
      <iframe ref={frame} className={styles.site} title="The site" src={address} />
      <main className={styles.panel} aria-label="Inspector">
        <Address start={start} onOpen={setAddress} />
        <ActorList actors={inspection.actors} chosen={chosen} onChoose={setChoice} />
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
      <button type="submit">Open</button>
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
