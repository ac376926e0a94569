import { expect } from '@playwright/test'
import { violations } from './axe.ts'
import { narrow, still, test, visit, widestEdge } from '../walks/support.ts'
import { expectNoTrace } from './weight-loss-trace.ts'
import {
  backButton,
  choosePlans,
  choices,
  continueButton,
  expectPlans,
  expectProgress,
  expectQuestion,
  expectTables,
  path,
  planTitle,
  questionTitle,
  radio,
} from '../walks/weight-loss.ts'

const answers = ['yes', 'no'] as const
const campaign = 'utm_source=mail&utm_content=7'

test.use(still)

for (const answer of answers) {
  test(`The answer ${answer} leads to its own text and two tables, and back to the question`, async ({ page }) => {
    await visit(page, path)
    await expectQuestion(page, null)
    await expect(continueButton(page)).toBeDisabled()
    await expect(continueButton(page)).toHaveAccessibleDescription('Choose yes or no to continue.')
    await continueButton(page).press('Enter')
    await expectQuestion(page, null)
    await choosePlans(page, answer)
    await expectPlans(page, answer)
    await expect(page.locator(':focus')).toHaveText(planTitle)
    await expectTables(page, answer)
    await backButton(page).click()
    await expectQuestion(page, answer)
    await expect(page.locator(':focus')).toHaveText(questionTitle)
    await expect(continueButton(page)).toBeEnabled()
  })
}

test('A page that does not come alive says so after a while, and whom to call', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(path)
  const late = page.getByText(/^Still loading\./)
  await expect(late).toBeHidden()
  const waits = await late.evaluate((words) => words.getAnimations().map((wait) => wait.effect?.getTiming().delay))
  expect(waits).toEqual([8000])
  await late.evaluate((words) => words.getAnimations().forEach((wait) => wait.finish()))
  await expect(late).toBeVisible()
  await expect(late.getByRole('link')).toHaveAttribute('href', /^tel:/)
})

test('The progress bar says how far, in words too', async ({ page }) => {
  await visit(page, path)
  const bar = page.getByRole('progressbar', { name: 'Your progress' })
  await expect(bar).toHaveAttribute('aria-valuetext', '0%: GLP Question')
  await choosePlans(page, 'no')
  await expect(bar).toHaveAttribute('aria-valuetext', '100%: Choose Your Plan')
  await expectProgress(page, 100)
})

test('A reload keeps the step and the answer', async ({ page }) => {
  await visit(page, path)
  await radio(page, 'yes').check()
  await page.reload()
  await expectQuestion(page, 'yes')
  await continueButton(page).click()
  await expectPlans(page, 'yes')
  await page.reload()
  await expectPlans(page, 'yes')
  await expectTables(page, 'yes')
  await backButton(page).click()
  await expectQuestion(page, 'yes')
})

test('A double click on Continue leaves the focus on the heading of the plans', async ({ page }) => {
  await visit(page, path)
  await radio(page, 'yes').check()
  await continueButton(page).dblclick()
  await expectPlans(page, 'yes')
  await expect(page.locator(':focus')).toHaveText(planTitle)
})

test('A frame takes no press when it comes, which would be the second of a double click, and takes them then', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    const look = () =>
      document.querySelectorAll('iframe').forEach((frame) => seen.push(getComputedStyle(frame).pointerEvents))
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  await visit(page, path)
  await choosePlans(page, 'yes')
  await expect(page.locator('iframe').first()).toHaveCSS('pointer-events', 'auto')
  expect(await page.evaluate<string>('seen[0]')).toBe('none')
})

test('The second step without an answer is the first, at its address', async ({ page }) => {
  await visit(page, `${path}?step=plan&${campaign}`)
  await expectQuestion(page, null, `${path}?${campaign}`)
  await expect(page.locator('iframe')).toHaveCount(0)
})

for (const kept of ['"maybe"', '{"answer":"yes"}', 'not JSON']) {
  test(`What the tab kept as ${kept} is no answer`, async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem('draft weight-loss', text), kept)
    await visit(page, `${path}?step=plan`)
    await expectQuestion(page, null)
  })
}

test('Back, Forward and the way back to the question walk one history, and keep the campaign', async ({ page }) => {
  const question = `${path}?${campaign}`
  const plans = `${path}?${campaign}&step=plan`
  await visit(page, '/contact')
  await page.goto(question)
  await choosePlans(page, 'no')
  await expectPlans(page, 'no', plans)
  await page.goBack()
  await expectQuestion(page, 'no', question)
  await page.goForward()
  await expectPlans(page, 'no', plans)
  await backButton(page).click()
  await expectQuestion(page, 'no', question)
  await page.goForward()
  await expectPlans(page, 'no', plans)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
})

test('An answer that is changed brings the other plans', async ({ page }) => {
  await visit(page, path)
  await choosePlans(page, 'yes')
  await expectTables(page, 'yes')
  await page.goBack()
  await choosePlans(page, 'no')
  await expectPlans(page, 'no')
  await expectTables(page, 'no')
})

test('No pricing table loads before Continue', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, path)
  await radio(page, 'yes').check()
  expect(asked.filter((url) => url.includes('/embed/'))).toEqual([])
  await continueButton(page).click()
  await expectTables(page, 'yes')
  expect(asked.filter((url) => url.endsWith('/embed/pricing-table.html'))).toHaveLength(2)
})

test('The answer is in no address, title, referrer, console line or lasting storage', async ({ browser }) => {
  await expectNoTrace(browser, expectTables)
})

test('Everything fits 320 px, and axe finds nothing in either step', async ({ page }) => {
  await page.setViewportSize(narrow)
  await visit(page, path)
  expect(await widestEdge(page)).toBeLessThanOrEqual(narrow.width)
  expect(await violations(page)).toEqual([])
  await choosePlans(page, 'yes')
  await expectTables(page, 'yes')
  expect(await widestEdge(page)).toBeLessThanOrEqual(narrow.width)
  expect(await violations(page)).toEqual([])
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect(await frame.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(
      frame === page.mainFrame() ? Infinity : 2,
    )
  }
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both texts, the plans and a call link are there', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Are you currently taking a GLP medication?').filter({ visible: true })).toHaveCount(1)
    for (const { text } of Object.values(choices)) await expect(page.getByText(text, { exact: true })).toBeVisible()
    for (const plan of choices.no.plans)
      await expect(page.getByRole('heading', { name: plan, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call about semaglutide' })).toHaveAttribute('href', /^tel:/)
    await expect(page.getByRole('radio')).toHaveCount(0)
  })

  test('no box is drawn where the question would be', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(path)
    const empty = await page
      .getByRole('main')
      .locator('div')
      .evaluateAll(
        (boxes: HTMLElement[]) =>
          boxes.filter(
            (box) =>
              box.checkVisibility() &&
              box.innerText.trim() === '' &&
              getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)',
          ).length,
      )
    expect(empty).toBe(0)
  })
})
