import * as fc from 'fast-check'
import { processorTime } from '../support/processor-time.ts'
import { exchange, type Outcome } from './exchange.ts'
import { seed } from './generate.ts'
import { hostileRequest, type RawRequest } from './requests.ts'

/** A server that runs by itself. */
export interface Target {
  port: number
  /** Its processes: none may end. */
  pids: readonly number[]
  /** Addresses that it knows, to begin hostile ones with. */
  homes: readonly string[]
  /** Requests as visitors send them: each is to be answered 200 or 201. */
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
  /** Milliseconds in which 99 of 100 requests were answered that were answered with something. */
  p99: number
}

const together = 20
const mostProcessorTime = 100

/**
 * Sends a server as many generated requests, twenty at a time, the first of which is honest. Ends early where the server does, or is not heard
 * of any more.
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

/** Where all together take more processor time than one may, each is sent again by itself, to know whose fault it is. */
async function fire(target: Target, requests: readonly RawRequest[]) {
  const { outcomes, took } = await measured(target, requests)
  const served = outcomes.flatMap(servedIn)
  const found = requests.flatMap((request, at) => faultOf(request, outcomes[at]?.status ?? null, at === 0))
  if (processorTime(target.pids) === null)
    return { served, found: [{ kind: 'processes ended', request: requests.map(inShort).join(' ') } as const, ...found] }
  const isHeardOf = outcomes.every(({ status }) => status !== null)
  const guilty = isHeardOf && took > mostProcessorTime ? await busyWith(target, requests) : []
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
