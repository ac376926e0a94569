import { useState } from 'react'
import { flows } from '../../../machines/registry.ts'
import { explore, nameOf, type AnyFlowModel, type Edge, type Graph } from '../../paths/core/explore.ts'
import { historyOf, type LogEntry } from '../log.ts'
import { testTextOf } from '../test-text.ts'
import { pathIdOf, walkOf, type Walk } from '../walk.ts'
import styles from './WalkedPath.module.css'

const models = new Map(Object.values<AnyFlowModel>(flows).map((model) => [model.id, model]))
const graphs = new Map<string, Graph>()

/** The path that an actor has walked so far, which can be copied as an id or as a test. */
export function WalkedPath({ flow, entries }: { flow: string; entries: readonly LogEntry[] }) {
  const [said, setSaid] = useState('')
  const graph = graphOf(flow)
  if (!graph) return null
  const walk = walkOf(graph, historyOf(entries))
  const copyId = async (edges: readonly Edge[]) => {
    const id = await pathIdOf(graph.model, edges)
    setSaid(await copied(id, `Path ${id} copied. ${await replayHint(flow, id, edges.length)}`))
  }
  const copyTest = async (edges: readonly Edge[]) => {
    const text = testTextOf(graph.model, edges)
    setSaid(await copied(text, `Test copied: paste it into a file in machines/${flow}, such as ${flow}.walk.test.ts.`))
  }
  return (
    <div className={styles.walk}>
      <p>{describe(walk)}</p>
      {'edges' in walk && walk.edges.length > 0 && (
        <div className={styles.actions}>
          <button type="button" onClick={() => void copyId(walk.edges)}>
            Copy path id
          </button>
          <button type="button" onClick={() => void copyTest(walk.edges)}>
            Copy as test
          </button>
        </div>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}

function graphOf(flow: string): Graph | undefined {
  const model = models.get(flow)
  const known = graphs.get(flow)
  if (known || !model) return known
  const graph = explore(model)
  graphs.set(flow, graph)
  return graph
}

function describe(walk: Walk): string {
  if ('reason' in walk) return `No path: ${walk.reason}`
  if (walk.edges.length === 0) return 'Nothing has been walked yet.'
  const steps = walk.edges.map(({ stimulus }) => nameOf(stimulus)).join(', ')
  return `Walked: ${steps}.${walk.isSure ? '' : ' Other classes fit as well: they differ only in what is masked.'}`
}

async function replayHint(flow: string, id: string, steps: number): Promise<string> {
  const response = await fetch(`/__inspect/path?${new URLSearchParams({ flow, id, steps: String(steps) })}`)
  const isKnown: unknown = await response.json()
  return isKnown === true
    ? `Replay it: npm run paths -- --machine ${flow} --path ${id} --level browser`
    : 'No suite of the path kit has it: to keep it, copy it as a test.'
}

async function copied(text: string, sentence: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return sentence
  } catch {
    return `The browser does not let this page copy. Here it is:\n${text}`
  }
}
