import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { answerTo, type Answer, type Asked } from '../../scripts/support/answer.ts'
import { listening, type Listening } from '../../scripts/support/listening.ts'
import { createAnswering } from '../../scripts/support/serve.ts'
import { servedBuilds } from '../../scripts/support/served-build.ts'
import { root } from '../../scripts/support/setup.mjs'
import { redirectFor } from '../../src/seo/redirects.ts'

/** A part of the site that does not answer as it should, by the part of its address. */
export interface Disturbance {
  address: string
  /** The document that is sent instead; without one the answer is an error. */
  document?: string
}

export interface DisturbedSite extends Listening {
  /** Answers as it should from now on. */
  mend: () => void
  /** Answers no frame and no request that is posted from now on, until they are released. */
  hold: () => void
  /** Answers all that waits; whether anything did. */
  release: () => boolean
  requests: () => Requests
}

/** How many requests have come so far, and whether any that is not held has not got its whole answer. */
export interface Requests {
  come: number
  isAnswering: boolean
}

/** The moment at which every walk begins: a Wednesday, 10 in the morning in New York, when clinics are open. */
const moment = '2026-11-18T10:00:00-05:00'

/** Where the frames' documents stand. */
const frames = '/embed/'

const clockAddress = '/clock-of-the-walk.js'

const faultAddress = '/fault-of-the-walk.js'

/**
 * The address to which requests are posted: it takes none, so that they are kept on the device, and wants none for the
 * next hour, so that buttons do not rest while one is sent again in the midst of a walk.
 */
const settings = { leadsUrl: '/leads-of-the-walk' }

export interface Served {
  disturbance?: Disturbance | undefined
  /** Requests are posted, and not taken. */
  isPosting?: boolean | undefined
  /** A script that runs in each page before its own. */
  fault?: string | undefined
}

/** Serves a built site at any free port, always at the same moment; where it is disturbed, until it is mended. */
export async function serveDisturbed(out: string, served: Served): Promise<DisturbedSite> {
  const { disturbance, fault } = served
  const dist = join(root, out)
  const builds = servedBuilds({ dist, headers: join(root, `${out}-server`, 'headers.json') })
  await builds()
  let isMended = false
  let isHolding = false
  const held: (() => void)[] = []
  const answer = async (asked: Asked): Promise<Answer> => {
    if (asked.address === clockAddress) return scriptOf(clock())
    if (fault !== undefined && asked.address === faultAddress) return scriptOf(fault)
    if (isHolding && (asked.method === 'POST' || asked.address.startsWith(frames)))
      await new Promise<void>((resolve) => held.push(resolve))
    if (!isMended && disturbance && asked.address.includes(disturbance.address)) return disturbed(disturbance)
    if (asked.method === 'POST') return { status: 503, headers: { 'retry-after': '3600' }, body: '' }
    return adapted(answerTo({ ...asked, encodings: '', known: '' }, await builds(), redirectFor), served)
  }
  const open = new Set<ServerResponse>()
  let come = 0
  const server = createAnswering(answer).prependListener('request', (_request, response: ServerResponse) => {
    come += 1
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  const site = await listening(server, 0)
  return {
    ...site,
    mend: () => void (isMended = true),
    hold: () => void (isHolding = true),
    release: () => held.splice(0).map((answerNow) => answerNow()).length > 0,
    requests: () => ({ come, isAnswering: open.size > held.length }),
  }
}

function disturbed({ document }: Disturbance): Answer {
  if (document === undefined) return { status: 500, headers: {}, body: '' }
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: document }
}

/** A page with the clock of the walk, its fault, and where requests are posted, with their address. */
function adapted(answer: Answer, { isPosting, fault }: Served): Answer {
  if (!(answer.headers['content-type'] ?? '').startsWith('text/html')) return answer
  const html = Buffer.from(answer.body).toString()
  const scripts = [clockAddress, ...(fault === undefined ? [] : [faultAddress])]
  const timed = html.replace(/<head>/, `<head>${scripts.map((src) => `<script src="${src}"></script>`).join('')}`)
  const body = isPosting ? timed.replace(/"leadsUrl":null/, `"leadsUrl":"${settings.leadsUrl}"`) : timed
  return { ...answer, headers: { ...answer.headers, 'content-length': String(Buffer.byteLength(body)) }, body }
}

function scriptOf(body: string): Answer {
  return { status: 200, headers: { 'content-type': 'text/javascript' }, body }
}

/** A script that lets the page's clock begin at the moment. */
function clock(): string {
  return `(() => {
  const late = Date.now() - ${Date.parse(moment)}
  const Real = Date
  document.currentScript.remove()
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(Real.now() - late); else super(...given) }
    static now() { return Real.now() - late }
  }
})()`
}
