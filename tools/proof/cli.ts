import { ensureChrome, ensureProgram } from '../../scripts/support/setup.mjs'
import { prove } from './prove.ts'

ensureChrome()
for (const name of ['firefox-esr', 'nginx', 'sqlite3', 'wrk']) ensureProgram(name)

process.exit(await prove(process.argv.slice(2)))
