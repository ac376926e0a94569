import { expect } from '@playwright/test'
import { expectLiveFrame, test, visit } from '../walks/support.ts'
import { calendar } from '../walks/wizard.ts'

for (const width of [320, 360, 390, 768, 1440])
  test(`At ${width} px nothing of the calendar is seen beside the bar under which it scrolls`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await visit(page, calendar.address)
    await expectLiveFrame(page, 'Calendar: Infrared Sauna in Princeton')
    await page.mouse.move(width / 2, 500)
    await page.mouse.wheel(0, 400)
    const bar = await page.locator('div:has(> div > ol)').boundingBox()
    const frame = await page.locator('iframe').boundingBox()
    if (!bar || !frame) throw new Error('the bar or the frame is not drawn')
    expect(bar.x).toBeLessThanOrEqual(frame.x)
    expect(bar.x + bar.width).toBeGreaterThanOrEqual(frame.x + frame.width)
    expect(frame.x).toBeGreaterThanOrEqual(0)
    expect(frame.x + frame.width).toBeLessThanOrEqual(width)
  })
