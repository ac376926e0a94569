import { expect, test } from 'vitest'
import { readLoad } from './bench-nginx.ts'

const said = `Running 10s test @ http://127.0.0.1:8080/
  2 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.91ms    1.12ms  23.20ms   92.00%
    Req/Sec     8.61k     1.02k   10.50k    70.00%
  Latency Distribution
     50%    1.70ms
     75%    2.10ms
     90%    2.80ms
     99%    6.72ms
  171400 requests in 10.01s, 2.10GB read
Requests/sec:  17122.88
Transfer/sec:    214.80MB
`

const load = { path: '/', seconds: 10, requests: 171_400, requestsPerSecond: 17_122.88, p99: 6.72, errors: 0 }

test('what wrk says is read', () => {
  expect(readLoad(said, '/')).toEqual(load)
})

test('whatever went wrong is an error, and a slow answer is given in ms', () => {
  const bad = said
    .replace('6.72ms', '1.20s')
    .replace(
      'Requests/sec',
      '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\nRequests/sec',
    )
  expect(readLoad(bad, '/')).toEqual({ ...load, p99: 1200, errors: 15 })
})
