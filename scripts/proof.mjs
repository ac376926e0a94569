import { ensureChrome, ensureProgram, prepare } from './support/setup.mjs'

await prepare()
ensureChrome()
for (const name of ['firefox-esr', 'nginx', 'sqlite3', 'wrk']) ensureProgram(name)
const { prove } = await import('../tools/proof/prove.ts')

process.exit(await prove(process.argv.slice(2)))
