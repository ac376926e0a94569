import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs the content check with these variables. Returns its exit status and its output. */
function check(environment: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-content.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  return { status, stderr }
}

test('the content check refuses an address to post to that is a page of the site', () => {
  const { status, stderr } = check({ VITE_FRANCHISE_URL: '/franchise' })
  expect(stderr).toContain('environment: VITE_FRANCHISE_URL: is a page of this site, /franchise')
  expect(status).toBe(1)
})

test('and an address on another origin of which nothing says what counts there as received', () => {
  const { status, stderr } = check({ VITE_LEADS_URL: 'https://hooks.example.com/catch' })
  expect(stderr).toContain('VITE_LEADS_ANSWERS is not set')
  expect(status).toBe(1)
})

test('and passes an address of its own', () => {
  expect(check({ VITE_LEADS_URL: '/leads' }).status).toBe(0)
})
