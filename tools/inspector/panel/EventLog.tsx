import { historyOf, type InspectedActor, type LogEntry } from '../log.ts'
import { restoreType, type Command } from '../messages.ts'
import { nameOf } from './ActorList.tsx'
import styles from './EventLog.module.css'

interface EventLogProps {
  actors: readonly InspectedActor[]
  all: readonly InspectedActor[]
  sendCommand: (command: Command) => void
}

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', hourCycle: 'h23' })

/** The log, newest entry first, with a button to go back to each entry of a running actor. */
export function EventLog({ actors, all, sendCommand }: EventLogProps) {
  const rows = actors
    .flatMap((actor) => {
      const line = new Set(historyOf(actor.entries))
      return actor.entries.map((entry) => ({ actor, entry, isLeft: !line.has(entry) && !isOwn(entry) }))
    })
    .toSorted((one, other) => other.entry.serial - one.entry.serial)
  return (
    <ol className={styles.log} reversed aria-label="Log">
      {rows.map(({ actor, entry, isLeft }) => (
        <li key={entry.serial} className={styles.entry} data-left={isLeft}>
          <Happening actor={actors.length > 1 ? nameOf(actor, all) : ''} entry={entry} isLeft={isLeft} />
          <GoBackButton actor={actor} entry={entry} sendCommand={sendCommand} />
        </li>
      ))}
    </ol>
  )
}

function isOwn({ event }: LogEntry): boolean {
  return event.type === restoreType || event.type === 'xstate.stop'
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
    </div>
  )
}

/** A short title for an event of XState's own: 'start', 'loadServices done', 'after patience'. */
function titleOf(type: string): string {
  const [, kind, name = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? []
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(type) ?? []
  const own: Record<string, string> = { 'xstate.init': 'start', 'xstate.stop': 'end', [restoreType]: 'went back' }
  return own[type] ?? (kind ? `${name} ${kind}` : delay ? `after ${delay}` : type)
}

function payloadOf({ type, ...payload }: LogEntry['event']): string {
  const fields = Object.entries(payload).filter(([key]) => key !== 'actorId')
  const isPlain = type === 'xstate.init' || type === restoreType || fields.length === 0
  return isPlain ? '' : JSON.stringify(Object.fromEntries(fields))
}

function isIgnored({ event, after }: LogEntry): boolean {
  return after.microsteps.length === 0 && !event.type.startsWith('xstate.') && event.type !== restoreType
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
