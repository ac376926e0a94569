import { ensureProgram, fail } from '../../../scripts/support/setup.mjs'
import { benchNginx } from './bench-nginx.ts'

const nginx = ensureProgram('nginx')
const wrk = ensureProgram('wrk')
if (!nginx || !wrk) fail('The load test needs nginx and wrk: apt-get install nginx wrk, then run the command again.')

process.exit(await benchNginx({ nginx, wrk }))
