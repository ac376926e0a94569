import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useId } from 'react'
import * as words from '../../../../content/words/carousel.ts'
import {
  carouselMachine,
  carouselView,
  type CarouselEvent,
  type CarouselView,
} from '../../../../machines/carousel/index.ts'
import { chevronLeft, chevronRight, pause, play } from '../../blocks/PathIcon/icon-paths.ts'
import { PathIcon } from '../../blocks/PathIcon/PathIcon.tsx'
import classes from './CarouselControls.module.css'
import { followKeys } from './follow-keys.ts'
import { followMotion } from './follow-motion.ts'
import { followScroll, slideInView } from './follow-scroll.ts'

export interface CarouselControlsProps {
  /** The element whose keys, mouse and focus control the carousel. */
  section: HTMLElement
  /** Its items are the slides, each as wide as the list. */
  list: HTMLElement
  /** How many slides there are; at least two. */
  count: number
  /** Whether the reviews move by themselves, unless the visitor's system asks for less motion. */
  autoAdvance: boolean
}

/** The buttons of the carousel, and everything else that turns it. */
export function CarouselControls({ section, list, count, autoAdvance }: CarouselControlsProps) {
  const actor = useActorRef(carouselMachine, { input: { count, index: slideInView(list) } })
  const view = carouselView(useSelector(actor, (current) => current))
  const send = useCallback((event: CarouselEvent) => actor.send(event), [actor])

  useEffect(() => followScroll(list, actor), [list, actor])
  useEffect(() => followKeys(section, count, send), [section, count, send])
  useEffect(() => (autoAdvance ? followMotion(section, send) : undefined), [section, autoAdvance, send])

  return (
    <div className={classes['controls']}>
      <Motion
        motion={view.motion}
        onToggle={() => send({ type: view.motion === 'paused' ? 'carousel.play' : 'carousel.pause' })}
      />
      <Turn count={count} index={view.index} listId={list.id} send={send} />
      <p role="status" className="visually-hidden">
        {view.isAnnounced && words.reviewLabel(view.index, count)}
      </p>
      <p aria-live="polite" className="visually-hidden">
        {view.isAnnounced && textOf(list.children[view.index])}
      </p>
    </div>
  )
}

/** What a guest says, and who says it. */
function textOf(slide: Element | undefined): string {
  return ['blockquote', 'figcaption'].map((part) => slide?.querySelector(part)?.textContent ?? '').join(' ')
}

interface TurnProps {
  count: number
  index: number
  /** The id of the list that the buttons turn. */
  listId: string
  send: (event: CarouselEvent) => void
}

/** Previous, one dot per review, Next. */
function Turn({ count, index, listId, send }: TurnProps) {
  const dots = Array.from({ length: count }, (_, dot) => (
    <button
      key={dot}
      type="button"
      className={classes['dot']}
      aria-label={words.reviewLabel(dot, count)}
      aria-controls={listId}
      aria-current={dot === index ? 'true' : undefined}
      onClick={() => send({ type: 'carousel.pick', index: dot })}
    />
  ))
  return (
    <div className={classes['turn']}>
      <Arrow
        label={words.previous}
        path={chevronLeft}
        listId={listId}
        onClick={() => send({ type: 'carousel.previous' })}
      />
      <div className={classes['dots']}>{dots}</div>
      <Arrow label={words.next} path={chevronRight} listId={listId} onClick={() => send({ type: 'carousel.next' })} />
    </div>
  )
}

interface ArrowProps {
  label: string
  path: string
  listId: string
  onClick: () => void
}

function Arrow({ label, path, listId, onClick }: ArrowProps) {
  return (
    <button type="button" className={classes['round']} aria-label={label} aria-controls={listId} onClick={onClick}>
      <PathIcon path={path} size={24} stroke={2} />
    </button>
  )
}

/** Pause or Play, with the state of the reviews; nothing if they do not move by themselves. */
function Motion({ motion, onToggle }: { motion: CarouselView['motion']; onToggle: () => void }) {
  const textId = useId()
  if (motion === 'still') return null
  const isPaused = motion === 'paused'
  return (
    <div role="group" aria-labelledby={textId} className={classes['motion']}>
      <button type="button" className={classes['toggle']} onClick={onToggle}>
        <PathIcon path={isPaused ? play : pause} size={20} stroke={1.6} />
        {isPaused ? words.play : words.pause}
      </button>
      <span id={textId}>{words.motion[motion]}</span>
    </div>
  )
}
