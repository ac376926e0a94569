import { expect, test } from '@playwright/test'
import { sites } from './sites.ts'
import { prerenderedPaths } from './support.ts'

test('Every page is sent with the one policy, by header and by meta element', async ({ request }) => {
  const policies = new Set<string>()
  for (const path of [...prerenderedPaths(), '/nowhere']) {
    const response = await request.get(path)
    const headers = response.headers()
    const meta = /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(await response.text())?.[1]
    expect(headers['content-security-policy'], path).toBe(`${meta}; frame-ancestors 'none'`)
    expect(headers['cache-control'], path).toBe('no-cache')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    policies.add(meta ?? '')
  }
  expect(policies.size).toBe(1)
})

test.describe('In a frame of another site', () => {
  test.use({ permissions: ['local-network-access'] })

  for (const path of ['/services/infrared', '/embed/exam.html'])
    test(`${path} does not load`, async ({ page }) => {
      const framer = `${sites.configured.url}/framer`
      const body = `<!doctype html><iframe src="${sites.demonstration.url}${path}"></iframe>`
      await page.route(framer, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(framer)
      const [, frame] = page.frames()
      await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
    })
})

test('What a page’s policy forbids does not run', async ({ page }) => {
  await page.goto('/services/infrared')
  const outcomes = await page.evaluate(async () => {
    const mark = 'document.documentElement.dataset.ran = 1'
    const element = document.createElement('script')
    const attempts: (() => unknown)[] = [
      () => Reflect.set(element, 'text', mark),
      () => Reflect.set(element, 'src', 'https://127.0.0.1:9/evil.js'),
      () => document.body.insertAdjacentHTML('beforeend', `<img src=x onerror="${mark}">`),
      () => document.body.setAttribute('onclick', mark),
    ]
    const thrown = attempts.map((attempt) => {
      try {
        attempt()
        return ''
      } catch (error) {
        return error instanceof Error ? error.name : ''
      }
    })
    document.body.click()
    await new Promise(requestAnimationFrame)
    return { thrown, ran: document.documentElement.dataset['ran'] ?? 'nothing' }
  })
  expect(outcomes.ran).toBe('nothing')
  expect(outcomes.thrown).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
})
