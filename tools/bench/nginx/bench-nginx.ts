import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { buildIfStale, foldersOf } from '../../../scripts/support/build.ts'
import { startNginx } from '../../../scripts/support/nginx.ts'
import { root } from '../../../scripts/support/setup.mjs'

export interface Load {
  path: string
  seconds: number
  requests: number
  requestsPerSecond: number
  /** The time in ms within which 99 of 100 requests are answered. */
  p99: number
  /** The number of answers that are not a success, and of sockets that failed. */
  errors: number
}

const paths = ['/', '/locations/princeton']
const seconds = 10
const connections = 32
const report = join(root, 'test-results/bench/nginx.json')

/**
 * Loads a real nginx over the built site, page by page, with wrk; prints a table and writes it to
 * test-results/bench/nginx.json. Returns the exit status: 1 where a request failed.
 */
export async function benchNginx({ nginx, wrk }: { nginx: string; wrk: string }): Promise<number> {
  await buildIfStale()
  const host = await startNginx(nginx, foldersOf('dist'))
  const loads: Load[] = []
  try {
    for (const path of paths) loads.push(await load(wrk, host.url, path))
  } finally {
    await host.stop()
  }
  console.log(`nginx, ${connections} connections, ${seconds} s a page, compressed`)
  for (const { path, requestsPerSecond, p99, errors } of loads)
    console.log(
      `${path.padEnd(22)} ${requestsPerSecond.toFixed(0)} requests/s, p99 ${p99.toFixed(1)} ms, ${errors} errors`,
    )
  mkdirSync(dirname(report), { recursive: true })
  writeFileSync(report, `${JSON.stringify({ connections, loads }, null, 2)}\n`)
  return loads.every(({ errors, requests }) => errors === 0 && requests > 0) ? 0 : 1
}

async function load(wrk: string, url: string, path: string): Promise<Load> {
  const header = 'Accept-Encoding: gzip'
  const args = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s', '-H', header, url + path]
  const { stdout } = await promisify(execFile)(wrk, args)
  return readLoad(stdout, path)
}

/** Reads what wrk prints. */
export function readLoad(said: string, path: string): Load {
  const numberAfter = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? Number.NaN)
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said)?.slice(1) ?? []
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? '0'
  const [, amount = 'NaN', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? []
  return {
    path,
    seconds,
    requests: numberAfter(/(\d+) requests in/),
    requestsPerSecond: numberAfter(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
    errors: [...sockets, refused].map(Number).reduce((sum, count) => sum + count, 0),
  }
}
