import { expect, type Page } from '@playwright/test'
import { navigation } from '../../content/navigation.ts'

/** The last link of each of the two menus. */
export const lastOf = {
  services: navigation().services.at(-1)?.label ?? '',
  locations: navigation().locations.at(-1)?.label ?? '',
}

export const clinic = '/locations/princeton'
export const phone = { width: 360, height: 640 }

export const header = (page: Page) => page.getByRole('banner')
/** The trigger of a dropdown or of the phone menu. */
export const trigger = (page: Page, name: string) => header(page).locator('summary:visible', { hasText: name }).first()
export const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })

/** Opens a page and waits until the menu's machine is there. */
export async function visitWithMenu(page: Page, path = clinic): Promise<void> {
  await page.goto(path)
  await expect(page.locator('nav[data-phase]')).toBeVisible()
}

export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}
