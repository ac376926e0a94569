import { expect, test, vi } from 'vitest'
import { onlyBuild, type Builds } from '../adapters/new-build.ts'
import { MissingRecord, type Records } from '../adapters/records.ts'
import { found } from './-found.ts'

const failing = (error: Error): Records => ({ read: () => Promise.reject(error) })

test('A record that does not exist is the not-found page', async () => {
  const asked = found({ records: failing(new MissingRecord('x')), builds: onlyBuild }, 'services/nothing')
  await expect(asked).rejects.toMatchObject({ isNotFound: true })
})

test('If the site was deployed again the page is reloaded, and nothing is reported as missing', async () => {
  const renew = vi.fn<Builds['renew']>(async () => true)
  const settled = vi.fn<() => void>()
  void found({ records: failing(new MissingRecord('x')), builds: { ...onlyBuild, renew } }, 'home').then(
    settled,
    settled,
  )
  await new Promise((resolve) => setTimeout(resolve))
  expect(renew).toHaveBeenCalledOnce()
  expect(settled).not.toHaveBeenCalled()
})

test('A record that cannot be fetched does not count as missing', async () => {
  const offline = new Error('offline')
  await expect(found({ records: failing(offline), builds: onlyBuild }, 'home')).rejects.toBe(offline)
})
