import { createMemoryHistory } from '@tanstack/react-router'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demonstration } from '../../content/providers.ts'
import { buildRecords, type RecordTypes } from '../../content/records.ts'
import { askedByAddress, serviceText } from '../../machines/booking/booking.address.ts'
import { stepNamed } from '../../machines/weight-loss/index.ts'
import { MissingRecord, type Records } from '../../src/adapters/records.ts'
import { createDelivery } from '../../src/delivery/delivery.ts'
import { onlyBuild } from '../../src/adapters/new-build.ts'
import { sessionDrafts } from '../../src/adapters/session-drafts.ts'
import { createSiteRouter } from '../../src/router.tsx'
import { redirectFor } from '../../src/seo/redirects.ts'
import { count, hostileAddress, sample, seed } from './generate.ts'
import { record } from './record.ts'

const origin = 'https://clinic.example'
const all: RecordTypes = buildRecords(demonstration)
const nowhere = createDelivery(null, { kind: 'lead', loadSender: null })

describe('no hostile address', () => {
  test('is sent on to another site, or twice', () => {
    fc.assert(
      fc.property(hostileAddress, (address) => {
        const target = redirectFor(address)
        if (target === null) return
        expect(new URL(target, origin).origin).toBe(origin)
        expect(redirectFor(target)).toBeNull()
      }),
      { numRuns: count, seed },
    )
  })

  test('asks the wizard for anything but two short texts', () => {
    fc.assert(
      fc.property(hostileAddress, (address) => {
        const [pathname = '', search = ''] = address.split('?')
        const asked = askedByAddress(pathname, Object.fromEntries(new URLSearchParams(search)))
        const said = asked?.service ? serviceText(asked.service) : ''
        for (const text of [asked?.location, said]) expect((text ?? '').length).toBeLessThanOrEqual(80)
        expect(['question', 'plan']).toContain(stepNamed(new URLSearchParams(search).get('step')))
      }),
      { numRuns: count, seed },
    )
  })

  test('makes a route throw: each is a page, a redirect within the site, or not found', async () => {
    const found: string[] = []
    for (const address of sample(hostileAddress)) {
      const outcome = await outcomeOf(address).catch((error: unknown) => `thrown: ${String(error)}`)
      if (!outcomes.includes(outcome)) found.push(`${outcome} at ${JSON.stringify(address.slice(0, 200))}`)
    }
    record('paths-router', {
      title: 'hostile paths and queries given to the routes',
      tried: count,
      faults: { thrown: found.length },
    })
    expect(found).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
  }, 300_000)
})

const outcomes = ['page', 'not found', 'redirect']

async function outcomeOf(address: string): Promise<string> {
  const router = createSiteRouter(
    {
      records: recordsOfSite(),
      leads: nowhere,
      inquiries: nowhere,
      drafts: sessionDrafts(),
      builds: onlyBuild,
      loadSender: null,
    },
    createMemoryHistory({ initialEntries: [address] }),
  )
  router.isServer = true
  await router.load()
  const { matches } = router.state
  const broken = matches.find(({ status }) => status === 'error')
  if (broken) return `error: ${String(broken.error)}`
  if (router._serverResult?.type === 'redirect') return 'redirect'
  return matches.some(({ status, _notFound }) => status === 'notFound' || _notFound) ? 'not found' : 'page'
}

function recordsOfSite(): Records {
  return {
    async read(name) {
      if (!Object.hasOwn(all, name)) throw new MissingRecord(name)
      return all[name]
    },
  }
}
