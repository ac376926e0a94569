import { expect, type Page } from '@playwright/test'
import { card, expectDialog, expectNoDialog, still, test, visit } from '../walks/support.ts'

test.describe('A service’s detail', () => {
  test.use(still)

  test('keeps the picture of its card and leads to the page', async ({ page }) => {
    await visit(page, '/locations/princeton')
    await card(page, /^Infrared Sauna/).click()
    await expectDialog(page, 'Infrared Sauna')
    const dialog = page.getByRole('dialog')
    expect(await dialog.locator('img').getAttribute('src')).toMatch(/^\/art\/infrared\./)
    await dialog.getByRole('link', { name: 'More about Infrared Sauna' }).click()
    await expectNoDialog(page)
    await expect(page).toHaveURL(/\/services\/infrared$/)
  })
})

test('On a phone a dialog comes from below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, '/locations/princeton')
  await holdMotion(page)
  await card(page, /^Infrared Sauna/).click()
  const start = await page.getByRole('dialog').evaluate((dialog) => {
    const [motion] = dialog.getAnimations()
    return motion?.effect instanceof KeyframeEffect ? motion.effect.getKeyframes()[0]?.['transform'] : undefined
  })
  expect(start).toBe('translateY(100%)')
})

/** What starts to move from now on stays where it starts. */
async function holdMotion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}
