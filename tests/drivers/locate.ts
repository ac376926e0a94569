import type { Locator, Page } from '@playwright/test'
import type { Name, Role, Scope } from './screen.ts'

/** The elements of this role and name; an empty pattern is any name. */
export function locate(page: Page, role: Role, name: Name, scope: Scope): Locator {
  const within = {
    page: page.locator('body'),
    header: page.getByRole('banner'),
    dialog: page.getByRole('dialog').last(),
  }[scope]
  if (role === 'disclosure') return within.locator('summary:visible').filter({ hasText: name })
  return within.getByRole(role, name instanceof RegExp && name.source === '^$' ? {} : { name, exact: true })
}
