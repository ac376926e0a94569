import { expect, type Locator, type Page } from '@playwright/test'
import type { GlpAnswer } from '../../content/types.ts'
import { expectAddress } from './support.ts'

export const path = '/order-online'
export const questionTitle = 'Before We Begin'
export const planTitle = 'Choose Your Weight Loss Plan'

/** The text of docs/product/weight-loss.md, P-WEIGHT-3, and the tables' plans in their order, by answer. */
export const choices = {
  yes: {
    text: 'Special pricing for current GLP medication users. Our medical team will help you optimize your current treatment.',
    plans: ['Continue tirzepatide', 'Continue semaglutide'],
  },
  no: {
    text: 'Select the perfect weight loss program for your journey. Our medical-grade treatments are designed to help you achieve sustainable results.',
    plans: ['Semaglutide', 'Tirzepatide'],
  },
} as const

export function radio(page: Page, answer: GlpAnswer): Locator {
  return page.getByRole('radio', { name: { yes: 'Yes, I take one now', no: 'No, I do not' }[answer] })
}

export function continueButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Continue', exact: true })
}

export function backButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Back to GLP Question' })
}

export async function expectProgress(page: Page, percent: 0 | 100): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute(
    'aria-valuenow',
    String(percent),
  )
}

export async function expectQuestion(page: Page, answer: GlpAnswer | null, address = path): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: questionTitle, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: planTitle })).toHaveCount(0)
  await expect(radio(page, 'yes')).toBeChecked({ checked: answer === 'yes' })
  await expect(radio(page, 'no')).toBeChecked({ checked: answer === 'no' })
  await expectProgress(page, 0)
  await expectAddress(page, address)
}

export async function expectPlans(page: Page, answer: GlpAnswer, address = `${path}?step=plan`): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: planTitle, exact: true })).toBeVisible()
  await expect(page.getByText(choices[answer].text, { exact: true })).toBeVisible()
  await expect(page.getByText(choices[answer === 'yes' ? 'no' : 'yes'].text, { exact: true })).toHaveCount(0)
  await expectProgress(page, 100)
  await expectAddress(page, address)
}

/** The frame of the plan's pricing table. */
export function table(page: Page, plan: string): Locator {
  return page.getByTitle(`Pricing table: ${plan}`, { exact: true })
}

/** Expects both tables, with nothing shown in their place. */
export async function expectTables(page: Page, answer: GlpAnswer): Promise<void> {
  for (const plan of choices[answer].plans) {
    await expect(table(page, plan).contentFrame().getByRole('heading', { name: plan, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: plan, exact: true })).toHaveCount(0)
  }
  await expect(page.locator('iframe')).toHaveCount(2)
}

/** Gives an answer and goes on to the plans. */
export async function choosePlans(page: Page, answer: GlpAnswer): Promise<void> {
  await radio(page, answer).check()
  await continueButton(page).click()
}
