import type { CarouselEvent } from '../../../../machines/carousel/index.ts'

/** Turns the carousel by Left, Right, Home and End while the focus is inside; returns a function that stops it. */
export function followKeys(section: HTMLElement, count: number, send: (event: CarouselEvent) => void): () => void {
  const events = new Map<string, CarouselEvent>([
    ['ArrowLeft', { type: 'carousel.previous' }],
    ['ArrowRight', { type: 'carousel.next' }],
    ['Home', { type: 'carousel.pick', index: 0 }],
    ['End', { type: 'carousel.pick', index: count - 1 }],
  ])
  const onKeyDown = (pressed: KeyboardEvent) => {
    const event = events.get(pressed.key)
    if (!event || pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return
    pressed.preventDefault()
    send(event)
  }
  section.addEventListener('keydown', onKeyDown)
  return () => section.removeEventListener('keydown', onKeyDown)
}
