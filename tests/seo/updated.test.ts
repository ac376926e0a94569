import { beforeEach, expect, test, vi } from 'vitest'
import { services } from '../../content/services/index.ts'
import { foundPages } from '../../src/seo/found-pages.ts'

const changed = '2099-01-01'

beforeEach(() => {
  const [first] = services
  if (first) vi.spyOn(first, 'updated', 'get').mockReturnValue(changed)
})

test.each(['/', '/price-list', '/compare', '/find'])('%s has changed when a service that it shows has', (path) => {
  expect(foundPages().find(({ canonical }) => canonical === path)?.updated).toBe(changed)
})

test.each(['/terms', '/services/infrared'])('%s has not', (path) => {
  expect(foundPages().find(({ canonical }) => canonical === path)?.updated).not.toBe(changed)
})
