import { ensureProgram, fail, prepare } from './support/setup.mjs'

await prepare()
const nginx = ensureProgram('nginx')
const wrk = ensureProgram('wrk')
if (!nginx || !wrk) fail('The load test needs nginx and wrk: apt-get install nginx wrk, then run the command again.')

const { benchNginx } = await import('../tools/bench/nginx/bench-nginx.ts')
process.exit(await benchNginx({ nginx, wrk }))
