import { pricingTables } from '../../content/words/weight-loss.ts'
import type { PricingProvider } from '../../content/types.ts'
import type { EmbedDocument } from './embed-document.ts'

/**
 * The document in which a configured provider's pricing tables stand. Which table it shows it is told by message, so that
 * no address tells the visitor's answer (docs/decisions/28-glp-answer.md); the provider's script it loads by itself,
 * once told. `site` is the origin that it speaks with.
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
