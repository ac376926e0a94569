import { prepare } from './support/setup.mjs'

await prepare()
const { runTool } = await import('./support/tool.ts')

const isSite = await runTool('tsc', ['--noEmit'])
const areMachines = await runTool('tsc', ['--noEmit', '-p', 'machines'])
process.exit(isSite && areMachines ? 0 : 1)
