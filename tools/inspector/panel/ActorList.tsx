import type { InspectedActor } from '../log.ts'
import styles from './ActorList.module.css'
import type { Choice } from './Inspector.tsx'

interface ActorListProps {
  actors: readonly InspectedActor[]
  chosen: InspectedActor | undefined
  onChoose: (choice: Choice) => void
}

/** The running actors with their states, and apart from them those that have ended. */
export function ActorList({ actors, chosen, onChoose }: ActorListProps) {
  const running = actors.filter(({ isRunning }) => isRunning)
  const ended = actors.filter(({ isRunning, entries }) => !isRunning && entries.length > 1)
  const button = (actor: InspectedActor) => (
    <li key={actor.key}>
      <button
        type="button"
        className={styles.actor}
        aria-pressed={actor.key === chosen?.key}
        onClick={() => onChoose(actor)}
      >
        <span className={styles.flow}>{nameOf(actor, actors)}</span>
        <span className={styles.state}>{actor.isRunning ? actor.present.leaves.join(' & ') : 'ended'}</span>
      </button>
    </li>
  )
  return (
    <section className={styles.section}>
      <h1>Running flows</h1>
      <ul className={styles.list}>{running.map(button)}</ul>
      {running.length === 0 && <p className={styles.none}>No flow runs on this page yet.</p>}
      {ended.length > 0 && (
        <details>
          <summary>Ended ({ended.length})</summary>
          <ul className={styles.list}>{ended.map(button)}</ul>
        </details>
      )}
    </section>
  )
}

/** The flow's id, with a number where it has several actors. */
export function nameOf({ key, flow }: InspectedActor, actors: readonly InspectedActor[]): string {
  const twins = actors.filter((other) => other.flow === flow)
  return twins.length === 1 ? flow : `${flow} ${1 + twins.findIndex((other) => other.key === key)}`
}
