import type { Page, Route } from '@playwright/test'
import { configuration } from './configuration.ts'

/** px */
export const tableHeight = 420

/** A script that defines the provider's element, which shows its attributes and has a height. */
const working = `customElements.define('stripe-pricing-table', class extends HTMLElement {
  connectedCallback() {
    this.style.cssText = 'display:block;height:${tableHeight}px'
    this.textContent = this.getAttribute('pricing-table-id') + ' for ' + this.getAttribute('publishable-key')
  }
})`

const scripts = {
  works: working,
  throws: "throw new Error('the provider is broken')",
  'defines nothing': 'void 0',
  'stays empty': "customElements.define('stripe-pricing-table', class extends HTMLElement {})",
}

/** The behaviors of the provider's script. */
export type ProviderBehaviour = keyof typeof scripts | 'is missing' | 'hangs'

/** Simulates the configured site's card payment provider with a behavior. */
export async function simulatePricingProvider(page: Page, first: ProviderBehaviour) {
  let behaviour = first
  const asked: string[] = []
  await page.route(configuration.VITE_PRICING_SCRIPT_URL, async (route) => {
    asked.push(route.request().url())
    await answer(route, behaviour)
  })
  return {
    /** The addresses that were requested from the provider. */
    asked,
    behave: (next: ProviderBehaviour) => {
      behaviour = next
    },
  }
}

async function answer(route: Route, behaviour: ProviderBehaviour): Promise<void> {
  if (behaviour === 'hangs') return
  if (behaviour === 'is missing') await route.fulfill({ status: 404 })
  else await route.fulfill({ contentType: 'text/javascript', body: scripts[behaviour] })
}
