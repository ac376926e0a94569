import { useState } from 'react'
import type { InspectedActor } from '../log.ts'
import type { Command } from '../messages.ts'
import styles from './ActorPanel.module.css'
import { Chart } from './Chart.tsx'
import { LogSection } from './LogSection.tsx'
import { Sender } from './Sender.tsx'
import { SequenceDiagram } from './SequenceDiagram.tsx'

interface ActorPanelProps {
  actor: InspectedActor
  all: readonly InspectedActor[]
  sendCommand: (command: Command) => void
}

/** One actor: its state, the events that can be sent to it, and its log. */
export function ActorPanel({ actor, all, sendCommand }: ActorPanelProps) {
  const { sessionId, flow, present, entries, isRunning } = actor
  const [isFitted, setFitted] = useState(false)
  return (
    <>
      <section className={styles.section} aria-labelledby="chart-title">
        <div className={styles.head}>
          <h2 id="chart-title" className={styles.title}>
            {flow}: <span className={styles.state}>{present.leaves.join(' & ')}</span>
            {present.waitsFor.length > 0 && (
              <span className={styles.note}>waits for {present.waitsFor.join(', ')}</span>
            )}
          </h2>
          <label>
            <input type="checkbox" checked={isFitted} onChange={() => setFitted(!isFitted)} /> whole chart
          </label>
        </div>
        <Chart flow={flow} leaves={present.leaves} last={entries.at(-1)} isFitted={isFitted} />
        <details className={styles.context}>
          <summary>Context, masked</summary>
          <pre>{JSON.stringify(present.context, null, 2)}</pre>
        </details>
      </section>
      {isRunning && (
        <Sender
          allowed={present.allowed}
          send={(event) => sendCommand({ type: '@inspector.send', sessionId, event })}
        />
      )}
      <LogSection actor={actor} all={all} sendCommand={sendCommand} />
      <SequenceDiagram actors={all.filter(({ page }) => page === actor.page)} all={all} />
    </>
  )
}
