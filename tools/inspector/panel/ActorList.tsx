import type { InspectedActor, InspectedPage } from '../log.ts'
import styles from './ActorList.module.css'
import type { Choice } from './Inspector.tsx'

interface ActorListProps {
  pages: readonly InspectedPage[]
  actors: readonly InspectedActor[]
  chosen: InspectedActor | undefined
  onChoose: (choice: Choice) => void
}

/** The running actors of every open page with their states, and apart from them those that have ended. */
export function ActorList({ pages, actors, chosen, onChoose }: ActorListProps) {
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
      {pages
        .filter(({ isOpen }) => isOpen)
        .map(({ page, path, width }) => (
          <div key={page} className={styles.section}>
            <h2>
              Page {page}: {path} <span className={styles.none}>{width} px wide</span>
            </h2>
            <ul className={styles.list}>{running.filter((actor) => actor.page === page).map(button)}</ul>
          </div>
        ))}
      {running.length === 0 && <p className={styles.none}>No flow runs yet: open a page of the site.</p>}
      {ended.length > 0 && (
        <details open={running.length === 0}>
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
