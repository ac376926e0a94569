import { expect, type Page } from '@playwright/test'
import { accounts, password } from '../support/inbox.ts'

/** Signs in to the inbox at this address; as an owner unless another name is given. */
export async function signInAt(page: Page, url: string, name: string = accounts[0].name): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible()
}
