import type { Change } from '../changes.ts'
import type { InspectedActor, LogEntry } from '../log.ts'
import { restoreType, type Command } from '../messages.ts'
import { isIgnored, type Row } from '../rows.ts'
import { titleOf } from '../titles.ts'
import { nameOf } from './ActorList.tsx'
import styles from './EventLog.module.css'

interface EventLogProps {
  rows: readonly Row[]
  /** All actors, by which those of one machine are told apart; null where the log is of one actor. */
  all: readonly InspectedActor[] | null
  sendCommand: (command: Command) => void
}

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', hourCycle: 'h23' })

/** The log, newest entry first, with a button to go back to each entry of a running actor. */
export function EventLog({ rows, all, sendCommand }: EventLogProps) {
  return (
    <ol className={styles.log} reversed aria-label="Log">
      {rows.map(({ actor, entry, isLeft }) => (
        <li key={entry.serial} className={styles.entry} data-left={isLeft}>
          <Happening actor={all ? nameOf(actor, all) : ''} entry={entry} isLeft={isLeft} />
          <GoBackButton actor={actor} entry={entry} sendCommand={sendCommand} />
        </li>
      ))}
    </ol>
  )
}

function Happening({ actor, entry, isLeft }: { actor: string; entry: LogEntry; isLeft: boolean }) {
  const { time, event, before, after } = entry
  const { leaves, microsteps } = after
  const payload = payloadOf(event)
  return (
    <div>
      <p>
        <time className={styles.time}>{clock.format(time)}</time>{' '}
        {actor && <span className={styles.actor}>{actor}</span>} <b>{titleOf(event.type)}</b>{' '}
        {isLeft && <span className={styles.note}>undone</span>}
      </p>
      {payload && <code className={styles.payload}>{payload}</code>}
      <p className={styles.states}>
        {before.length > 0 && `${before.join(' & ')} → `}
        {leaves.join(' & ')}
        {isIgnored(entry) && <span className={styles.note}> ignored</span>}
      </p>
      {microsteps.length > 0 && (
        <ol className={styles.microsteps} aria-label="Microsteps">
          {microsteps.map((step, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a microstep is its place
            <li key={index}>
              {step.transitions.join(', ')} → {step.leaves.join(' & ')}
            </li>
          ))}
        </ol>
      )}
      <Changes changes={entry.changes} />
    </div>
  )
}

function payloadOf({ type, ...payload }: LogEntry['event']): string {
  const fields = Object.entries(payload).filter(([key]) => key !== 'actorId')
  const isPlain = type === 'xstate.init' || type === restoreType || fields.length === 0
  return isPlain ? '' : JSON.stringify(Object.fromEntries(fields))
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes} aria-label="Changes of the context">
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          {path}: <del>{valueText(before)}</del> → <ins>{valueText(after)}</ins>
        </li>
      ))}
    </ul>
  )
}

/** The most letters of a value; a list of services is longer than a screen. */
const longest = 120

function valueText(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

interface GoBackProps {
  actor: InspectedActor
  entry: LogEntry
  sendCommand: (command: Command) => void
}

function GoBackButton({ actor: { sessionId, entries, isRunning, present }, entry, sendCommand }: GoBackProps) {
  if (!isRunning || entry.after.status !== 'active') return null
  if (entry === entries.at(-1)) return <span className={styles.now}>now</span>
  const { entry: place, leaves } = entry.after
  return (
    <button
      type="button"

      aria-label={`Go back here: ${leaves.join(' & ')}, entry ${place} of ${present.entry}`}
      onClick={() => sendCommand({ type: '@inspector.restore', sessionId, entry: place })}
    >
      Go back here
    </button>
  )
}
