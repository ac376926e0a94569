import { useState } from 'react'
import type { InspectedActor } from '../log.ts'
import type { Command } from '../messages.ts'
import { filters, rowsOf, type Filter } from '../rows.ts'
import styles from './ActorPanel.module.css'
import { EventLog } from './EventLog.tsx'
import { WalkedPath } from './WalkedPath.tsx'

interface LogSectionProps {
  actor: InspectedActor
  all: readonly InspectedActor[]
  sendCommand: (command: Command) => void
}

/** The log of one actor or of all, narrowed by a filter and by words. */
export function LogSection({ actor, all, sendCommand }: LogSectionProps) {
  const [hasAll, setHasAll] = useState(false)
  const [filter, setFilter] = useState<Filter>('everything')
  const [search, setSearch] = useState('')
  const rows = rowsOf(hasAll ? all : [actor], filter, search)
  const chosen = (name: string) => setFilter(filters.find((one) => one === name) ?? 'everything')
  return (
    <section className={styles.section} aria-labelledby="log-title">
      <div className={styles.head}>
        <h2 id="log-title" className={styles.title}>
          Log
        </h2>
        <label>
          <input type="checkbox" checked={hasAll} onChange={() => setHasAll(!hasAll)} /> all flows
        </label>
      </div>
      <WalkedPath flow={actor.flow} entries={actor.entries} />
      <div className={styles.narrow} role="search" aria-label="Log">
        <label>
          Show{' '}
          <select value={filter} onChange={({ target }) => chosen(target.value)}>
            {filters.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Search <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <span role="status">
          {rows.length} {rows.length === 1 ? 'entry' : 'entries'}
        </span>
      </div>
      <EventLog rows={rows} all={hasAll ? all : null} sendCommand={sendCommand} />
    </section>
  )
}
