import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { machineWalker } from './core/machine-walker.ts'
import type { Level } from './arguments.ts'
import { stepMark, type Choice } from './core/chosen.ts'
import type { Found } from './core/find.ts'
import { walk } from './core/run.ts'
import { counted, stepLine } from './core/words.ts'

const root = join(import.meta.dirname, '../..')

/** Replays a path at a level and reports each step; resolves to whether all of them passed. */
export async function replay(
  found: Found,
  level: Level,
  isHeaded: boolean,
  say: (line: string) => void,
): Promise<boolean> {
  const { graph, path } = found
  say(`${graph.model.id} ${path.id}, ${level}: ${counted(path.steps.length, 'step')}`)
  if (level === 'machine') return replayOnMachine(found, say)
  return level === 'dom'
    ? run(['vitest', 'run', 'tools/paths/component-paths.test.tsx', '--disable-console-intercept'], found, say)
    : run(['playwright', 'test', 'tests/e2e/paths.test.ts', '--reporter=line', ...headed(isHeaded)], found, say)
}

async function replayOnMachine({ graph: { model }, path }: Found, say: (line: string) => void): Promise<boolean> {
  const onStep = (step: number, failure?: Error) => say(stepLine(model, path, step, failure))
  return walk(path, machineWalker(model), onStep).then(
    () => true,
    () => false,
  )
}

function headed(isHeaded: boolean): string[] {
  return isHeaded ? ['--headed'] : []
}

/**
 * Runs the path test of that level for this path only. Where the test reports no failing step, the rest of its output
 * is printed, which says why.
 */
function run([tool = '', ...args]: readonly string[], found: Found, say: (line: string) => void): Promise<boolean> {
  const child = spawn(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    env: { ...process.env, ...choiceOf(found) },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const reported: string[] = []
  const rest: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (!line.startsWith(stepMark)) return rest.push(line)
      say(line.slice(stepMark.length))
      return reported.push(line)
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0 && reported.every((line) => !line.includes('FAIL'))) say(rest.join('\n'))
      resolve(code === 0 && reported.length > 0)
    })
  })
}

function choiceOf({ graph, suite, path }: Found): Required<Choice> {
  return {
    PATHS_GOAL: suite.goal,
    PATHS_MAX_STEPS: String(suite.budget),
    PATHS_MACHINE: graph.model.id,
    PATHS_PATH: path.id,
  }
}
