import type { Page, Route } from '@playwright/test'
import { buildRecords } from '../../../content/records.ts'
import { demonstration } from '../../../content/providers.ts'
import type { Providers } from '../../../content/types.ts'
import { embedDocuments } from '../../../src/adapters/embed-documents.ts'
import { deliverRecords } from '../../drivers/chromium.ts'

/** px */
export const tableHeight = 420

/** Defines the provider's element: it names what it was given, and comes to a height. */
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

/** How the provider's script may be. */
export type ProviderBehaviour = keyof typeof scripts | 'is missing' | 'hangs'

/** On an origin of its own, at which nothing listens: the browser is answered in its place. */
const scriptUrl = 'http://127.0.0.1:9/pricing-table.js'

/**
 * Puts a page before a configured card payment provider, whose script behaves as told: the page's record and its document
 * under /embed/ are those that a build would write.
 */
export async function simulatePricingProvider(page: Page, path: string, first: ProviderBehaviour) {
  let behaviour = first
  const asked: string[] = []
  const { records, document } = configuredPricing()
  await deliverRecords(page, path, records)
  await page.route('**/embed/pricing-table.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: document }),
  )
  await page.route(scriptUrl, async (route) => {
    asked.push(route.request().url())
    await answer(route, behaviour)
  })
  return {
    /** The addresses at which the provider has been asked for something. */
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

function configuredPricing() {
  const providers: Providers = {
    ...demonstration,
    pricing: {
      scriptUrl,
      publishableKey: 'pk_test_1',
      tables: { yes: ['prctbl_1', 'prctbl_2'], no: ['prctbl_3', 'prctbl_4'] },
    },
  }
  return {
    records: { 'weight-loss': buildRecords(providers)['weight-loss'] },
    document: embedDocuments(providers)['embed/pricing-table.html'] ?? '',
  }
}
