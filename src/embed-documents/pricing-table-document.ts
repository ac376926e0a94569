import { pricingTables } from '../../content/words/weight-loss.ts'
import type { PricingProvider } from '../../content/types.ts'
import type { EmbedDocument } from './embed-document.ts'

/**
 * The document that shows a configured provider's pricing tables. A message says which table to show, so that no
 * address reveals the visitor's answer (docs/decisions/28-glp-answer.md); only then does it load the provider's script.
 * `site` is the origin with which it exchanges messages.
 */
export function pricingTableDocument({ scriptUrl, publishableKey }: PricingProvider, site: string): EmbedDocument {
  return {
    title: pricingTables,
    site,
    body: '<main id="table"></main>',
    scripts: [
      {
        type: 'module',
        src: '/embed/pricing-table-live.js',
        'data-script': scriptUrl,
        'data-key': publishableKey,
      },
    ],
  }
}
