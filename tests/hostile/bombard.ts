import * as fc from 'fast-check'
import { processorTime } from '../support/processor-time.ts'
import { exchange, type Outcome } from './exchange.ts'
import { seed } from './generate.ts'
import { hostileRequest, type RawRequest } from './requests.ts'

/** A server under test. */
export interface Target {
  port: number
  /** The ids of its processes, none of which may end. */
  pids: readonly number[]
  /** Addresses that exist on the server, from which hostile ones are made. */
  homes: readonly string[]
  /** Normal requests of visitors; each has to be answered with 200 or 201. */
  honest: (at: number) => RawRequest
}

export const faultKinds = [
  'processes ended',
  'over 100 ms of processor time',
  'unanswered',
  'honest ones refused',
] as const
type FaultKind = (typeof faultKinds)[number]

interface Fault {
  kind: FaultKind
  request: string
}

export interface Bombardment {
  tried: number
  found: readonly Fault[]
  /** The 99th percentile of milliseconds until an answer, over the requests that were answered. */
  p99: number
}

const together = 20
const mostProcessorTime = 100

/**
 * Sends `count` generated requests to a server, twenty at a time, one of each twenty a normal one. Ends early where the
 * server ends or no longer answers.
 */
export async function bombard(target: Target, count: number): Promise<Bombardment> {
  const generate = hostileRequest(target.homes)
  const found: Fault[] = []
  const served: number[] = []
  for (let start = 0; start < count; start += together) {
    const hostile = fc.sample(generate, { numRuns: together - 1, seed: seed + start })
    const volley = await fire(target, [target.honest(start / together), ...hostile])
    found.push(...volley.found)
    served.push(...volley.served)
    if (volley.found.some(({ kind }) => kind === 'processes ended' || kind === 'unanswered')) break
  }
  const p99 = served.toSorted((one, other) => one - other)[Math.floor(served.length * 0.99)] ?? Infinity
  return { tried: count, found, p99 }
}

/**
 * Sends requests together. Where they take more processor time than a single one may, each is sent again alone to find
 * the cause.
 */
async function fire(target: Target, requests: readonly RawRequest[]) {
  const { outcomes, took } = await measured(target, requests)
  const served = outcomes.flatMap(servedIn)
  const found = requests.flatMap((request, at) => faultOf(request, outcomes[at]?.status ?? null, at === 0))
  if (processorTime(target.pids) === null)
    return { served, found: [{ kind: 'processes ended', request: requests.map(inShort).join(' ') } as const, ...found] }
  const isAnswered = outcomes.every(({ status }) => status !== null)
  const guilty = isAnswered && took > mostProcessorTime ? await busyWith(target, requests) : []
  return { served, found: [...guilty, ...found] }
}

async function measured({ pids, port }: Target, requests: readonly RawRequest[]) {
  const before = processorTime(pids) ?? 0
  const outcomes = await Promise.all(requests.map((request) => exchange(port, request)))
  return { outcomes, took: (processorTime(pids) ?? before) - before }
}

async function busyWith(target: Target, requests: readonly RawRequest[]): Promise<Fault[]> {
  const found: Fault[] = []
  for (const request of requests) {
    const { took } = await measured(target, [request])
    if (took > mostProcessorTime) found.push({ kind: 'over 100 ms of processor time', request: inShort(request) })
  }
  return found
}

function servedIn({ status, took }: Outcome): number[] {
  return status === 200 || status === 201 ? [took] : []
}

function faultOf(request: RawRequest, status: number | null, isHonest: boolean): Fault[] {
  if (status === null) return [{ kind: 'unanswered', request: inShort(request) }]
  if (!isHonest || status === 200 || status === 201) return []
  return [{ kind: 'honest ones refused', request: `${status}: ${inShort(request)}` }]
}

function inShort({ line, headers, body }: RawRequest): string {
  return JSON.stringify([line, ...headers.map((header) => header.join(': ')), body].map((text) => text.slice(0, 120)))
}
