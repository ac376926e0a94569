import { useState } from 'react'
import { nameOf, type Stimulus } from '../../paths/core/explore.ts'
import styles from './Sender.module.css'

interface SenderProps {
  allowed: readonly Stimulus[]
  send: (event: Stimulus['event']) => void
}

const kinds: Record<Stimulus['kind'], string> = {
  event: 'Events',
  outcome: 'Answers',
  delay: 'Delays that end now',
}

/** The events that the actor would not ignore now; a press sends one, with the model's payload or another. */
export function Sender({ allowed, send }: SenderProps) {
  return (
    <section className={styles.section} aria-labelledby="send-title">
      <h2 id="send-title" className={styles.title}>
        Send
      </h2>
      {Object.entries(kinds).map(([kind, title]) => (
        <Buttons key={kind} title={title} stimuli={allowed.filter((one) => one.kind === kind)} send={send} />
      ))}
      <Payload key={allowed.map(nameOf).join()} events={allowed.filter(({ kind }) => kind === 'event')} send={send} />
    </section>
  )
}

function Buttons({ title, stimuli, send }: { title: string; stimuli: readonly Stimulus[]; send: SenderProps['send'] }) {
  if (stimuli.length === 0) return null
  return (
    <div className={styles.group} role="group" aria-label={title}>
      <span className={styles.kind} aria-hidden="true">
        {title}
      </span>
      {stimuli.map((stimulus) => (
        <button key={nameOf(stimulus)} type="button" className={styles.send} onClick={() => send(stimulus.event)}>
          <b>{stimulus.name}</b> {stimulus.variant}
        </button>
      ))}
    </div>
  )
}

function Payload({ events, send }: { events: readonly Stimulus[]; send: SenderProps['send'] }) {
  const [text, setText] = useState(() => textOf(events[0]))
  const event = parseEvent(text)
  if (events.length === 0) return null
  return (
    <details className={styles.payload}>
      <summary>With another payload</summary>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (event) send(event)
        }}
      >
        <label>
          Begin with
          <select onChange={({ target }) => setText(textOf(events[target.selectedIndex]))}>
            {events.map((stimulus) => (
              <option key={nameOf(stimulus)}>{nameOf(stimulus)}</option>
            ))}
          </select>
        </label>
        <label>
          Event as JSON
          <textarea value={text} rows={6} spellCheck={false} onChange={({ target }) => setText(target.value)} />
        </label>
        <button type="submit" className={styles.send} aria-describedby="payload-trouble">
          Send this event
        </button>
        <p id="payload-trouble" role="status">
          {event ? '' : 'This is no JSON object with a text as its "type".'}
        </p>
      </form>
    </details>
  )
}

function textOf(stimulus: Stimulus | undefined): string {
  return JSON.stringify(stimulus?.event ?? {}, null, 2)
}

function parseEvent(text: string): Stimulus['event'] | null {
  try {
    const value: unknown = JSON.parse(text)
    return isEvent(value) ? value : null
  } catch {
    return null
  }
}

function isEvent(value: unknown): value is Stimulus['event'] {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
