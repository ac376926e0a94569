import { expect, test, vi } from 'vitest'
import type * as Services from '../../content/services/index.ts'
import { foundPages } from '../../src/seo/found-pages.ts'

const changed = vi.hoisted(() => '2099-01-01')

vi.mock('../../content/services/index.ts', async (original) => {
  const own = await original<typeof Services>()
  return {
    ...own,
    services: own.services.map((service, place) => (place === 0 ? { ...service, updated: changed } : service)),
  }
})

test.each(['/', '/price-list', '/compare', '/find'])('%s has changed when a service that it shows has', (path) => {
  expect(foundPages().find(({ canonical }) => canonical === path)?.updated).toBe(changed)
})

test.each(['/terms', '/services/infrared'])('%s has not', (path) => {
  expect(foundPages().find(({ canonical }) => canonical === path)?.updated).not.toBe(changed)
})
