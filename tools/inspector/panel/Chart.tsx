import { Suspense, use, useEffect, useRef } from 'react'
import { flows } from '../../../machines/registry.ts'
import { layoutChart } from '../../atlas/chart.ts'
import { chartSvg } from '../../atlas/chart-svg.ts'
import type { AnyFlowModel } from '../../paths/core/explore.ts'
import type { LogEntry } from '../log.ts'
import styles from './Chart.module.css'

interface ChartProps {
  flow: string
  leaves: readonly string[]
  last: LogEntry | undefined
  /** Whether the whole chart is shrunk into view; otherwise it scrolls to the actor's state. */
  isFitted: boolean
}

const models = new Map(Object.values<AnyFlowModel>(flows).map((model) => [model.id, model]))
const drawings = new Map<string, Promise<string>>()

/** The statechart of a flow, with its actor's state and its last transitions highlighted. */
export function Chart({ isFitted, ...drawn }: ChartProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keys
    <div className={styles.chart} data-fitted={isFitted} tabIndex={0} role="region" aria-label="Statechart">
      <Suspense fallback="Drawing the chart.">
        <Drawing key={String(isFitted)} {...drawn} />
      </Suspense>
    </div>
  )
}

function Drawing({ flow, leaves, last }: Omit<ChartProps, 'isFitted'>) {
  const drawing = useRef<HTMLDivElement>(null)
  const svg = use(drawingOf(flow))
  useEffect(() => {
    if (drawing.current && light(drawing.current, leaves, last)) showLit(drawing.current)
  })
  return <div ref={drawing} dangerouslySetInnerHTML={{ __html: svg }} />
}

/** Highlights the actor's states and last transitions. Returns whether a state is highlighted that was not before. */
function light(drawing: HTMLElement, leaves: readonly string[], last: LogEntry | undefined): boolean {
  const taken = last?.after.microsteps.flatMap(({ transitions }) => transitions) ?? []
  const parts = [...drawing.querySelectorAll<SVGElement>('[data-state], [data-transition]')]
  const isLit = ({ dataset: { state, transition } }: SVGElement) =>
    transition === undefined ? leaves.includes(state ?? '') : taken.includes(transition)
  const isNew = parts.some((part) => part.dataset['state'] && isLit(part) && !part.classList.contains('lit'))
  for (const part of parts) part.classList.toggle('lit', isLit(part))
  return isNew
}

/** Scrolls the chart, and nothing around it, until the highlighted state is in its middle. */
function showLit(drawing: HTMLElement): void {
  const frame = drawing.parentElement
  const state = drawing.querySelector('[data-state].lit')
  if (!frame || !state) return
  const [outer, inner] = [frame.getBoundingClientRect(), state.getBoundingClientRect()]
  frame.scrollBy(
    inner.x + inner.width / 2 - (outer.x + outer.width / 2),
    inner.y + inner.height / 2 - (outer.y + outer.height / 2),
  )
}

function drawingOf(flow: string): Promise<string> {
  const drawn = drawings.get(flow)
  if (drawn) return drawn
  const machine = models.get(flow)?.machine
  const drawing = machine ? layoutChart(machine).then((layout) => chartSvg(layout)) : Promise.resolve('')
  drawings.set(flow, drawing)
  return drawing
}
