import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../../scripts/support/setup.mjs'
import { testedFlows } from '../../tests/flows/all.ts'
import { cover } from '../paths/core/cover.ts'
import { explore } from '../paths/core/explore.ts'
import { byRisk } from './planned.ts'
import { walkEngine } from './walk-engine.ts'

const planned = [testedFlows.booking, testedFlows.carousel, testedFlows['offer-lead']].flatMap((flow) =>
  cover(explore(flow.model), 'edges').paths.map((path) => ({ flow, path })),
)
const nameOf = ({ flow, path }: (typeof planned)[number]) => `${flow.model.id} ${path.id}`

test('The order by risk keeps every path once, and begins where a request could be lost', () => {
  const ordered = byRisk(planned).map(nameOf)
  expect(ordered.toSorted()).toEqual(planned.map(nameOf).toSorted())
  expect(ordered.slice(0, 3).join()).not.toMatch(/carousel/)
})

test('Paths of another goal than edges are kept, behind those that have a rank', () => {
  const pairs = cover(explore(testedFlows.booking.model), 'edge-pairs').paths.map((path) => ({
    flow: testedFlows.booking,
    path,
  }))
  expect(byRisk(pairs).map(nameOf).toSorted()).toEqual(pairs.map(nameOf).toSorted())
})

test('Once its time is over an engine begins no walk', async () => {
  const never = () => Promise.reject(new Error('the engine was used'))
  const tab = { open: never, run: never, move: never, click: never, press: never, resize: never, picture: never }
  const engine = { name: 'none', tab, close: never }
  const walking = { deadline: performance.now() - 1, onWalk: () => undefined }
  expect(await walkEngine(engine, planned, { start: '', kit: '' }, walking)).toEqual([])
})

test(
  'Where no flow has the path that is asked for, nothing is built, and a sentence says so',
  { timeout: 60_000 },
  () => {
    const env = { ...process.env, PATHS_PATH: '0123456789' }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/engines/cli.ts'], {
      cwd: root,
      env,
      encoding: 'utf8',
      timeout: 50_000,
    })
    const said = "No flow has a path '0123456789' among its edges.\n"
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: said })
  },
)
