import { useEffect, useRef } from 'react'
import type { InspectedActor } from '../log.ts'
import { sequenceOf, type SequenceMessage } from '../sequence.ts'
import { nameOf } from './ActorList.tsx'
import styles from './SequenceDiagram.module.css'

/** The most messages that are drawn: the last ones. */
const most = 60
const column = 172
const head = 32
const line = 34

interface SequenceDiagramProps {
  /** Those of one page. */
  actors: readonly InspectedActor[]
  all: readonly InspectedActor[]
}

/** Who told whom what on a page, in order of time: the page, its flows, and the actors that these invoke. */
export function SequenceDiagram({ actors, all }: SequenceDiagramProps) {
  const { participants, messages } = sequenceOf(actors, (actor) => nameOf(actor, all), most)
  const frame = useRef<HTMLDivElement>(null)
  const width = participants.length * column
  const height = messages.length * line + 16
  useEffect(() => {
    frame.current?.scrollTo({ top: height })
  }, [height])
  return (
    <section className={styles.section} aria-labelledby="sequence-title">
      <h2 id="sequence-title">Sequence</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keys */}
      <div ref={frame} className={styles.frame} tabIndex={0} role="region" aria-label="Sequence of messages">
        <svg width={width} height={head} className={styles.head} aria-hidden="true">
          {participants.map((name, index) => (
            <text key={name} x={middleOf(index)} y={20} className={styles.name}>
              {name}
            </text>
          ))}
        </svg>
        <svg width={width} height={height} role="list" aria-label="Messages">
          <g aria-hidden="true">
            {participants.map((name, index) => (
              <line key={name} x1={middleOf(index)} x2={middleOf(index)} y1={0} y2={height} className={styles.life} />
            ))}
          </g>
          {messages.map((message, index) => (
            <Arrow
              key={`${message.serial} ${message.from} ${message.to} ${message.text}`}
              message={message}
              from={participants.indexOf(message.from)}
              to={participants.indexOf(message.to)}
              y={index * line + 24}
            />
          ))}
        </svg>
      </div>
    </section>
  )
}

interface ArrowProps {
  message: SequenceMessage
  from: number
  to: number
  y: number
}

function Arrow({ message, from, to, y }: ArrowProps) {
  const [start, end] = [middleOf(from), middleOf(to)]
  const back = end > start ? -7 : 7
  const path =
    from === to
      ? `M${start} ${y - 6}h18v10h-14m6 -4l-6 4l6 4`
      : `M${start} ${y}H${end}m${back} -4L${end} ${y}l${back} 4`
  return (
    <g role="listitem" aria-label={`${message.from} → ${message.to}: ${message.text}`}>
      <path d={path} className={styles.arrow} />
      <text
        x={from === to ? start + 24 : (start + end) / 2}
        y={from === to ? y + 4 : y - 5}
        className={from === to ? styles.own : styles.said}
      >
        {message.text}
      </text>
    </g>
  )
}

function middleOf(index: number): number {
  return index * column + column / 2
}
