/** What a provider's part reaches besides the addresses that are configured, by origin as a policy names it. */
export interface ProviderNeeds {
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
  images: readonly string[]
  /** Whether its part has to take the tab along when the visitor clicks in it. */
  mayLeave: boolean
}

interface KnownProvider extends Partial<ProviderNeeds> {
  /** Hosts by which a configured address is known as this provider's. */
  hosts: readonly string[]
}

/**
 * Providers and what their part needs, as far as it could be learnt in November 2026 without reaching them: each row says from
 * where. Compare a row with the provider's own page before the provider is configured.
 */
const knownProviders: readonly KnownProvider[] = [
  {
    // Stripe, from copies of its documentation: docs.stripe.com/security/guide, 'Content security policy', the rows Checkout and Stripe.js, without the maps of
    // its address element; docs.stripe.com/payments/checkout/pricing-table, 'Limitations': framed in a sandbox without
    // top navigation, the table cannot lead to the checkout, which refuses to be framed.
    hosts: ['js.stripe.com'],
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
    frames: [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://checkout.stripe.com',
    ],
    connections: ['https://api.stripe.com', 'https://checkout.stripe.com'],
    images: ['https://*.stripe.com'],
    mayLeave: true,
  },
  {
    // Qualiphy: names no policy; these are the hosts of its public embed code and of its documented API (docs.qualiphy.me).
    hosts: ['app.qualiphy.me', 'www.app.qualiphy.me'],
    frames: ['https://app.qualiphy.me', 'https://www.app.qualiphy.me'],
    connections: ['https://app.qualiphy.me', 'https://www.app.qualiphy.me', 'https://api.qualiphy.me'],
    images: ['https://app.qualiphy.me', 'https://www.app.qualiphy.me'],
  },
  {
    // Cal.com, not checked against a page of its own: the embed code loads from app.cal.com, its frames stand at either host.
    hosts: ['cal.com', 'app.cal.com'],
    frames: ['https://cal.com', 'https://app.cal.com'],
  },
  {
    // Calendly, not checked against a page of its own: its frames stand at calendly.com whatever the link's spelling.
    hosts: ['calendly.com', 'www.calendly.com'],
    frames: ['https://calendly.com'],
  },
  {
    // LeadConnector, not checked against a page of its own: the widget's host and the links' older one.
    hosts: ['api.leadconnectorhq.com', 'link.msgsndr.com'],
    frames: ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com'],
  },
]

/** What the known providers among the addresses need; paths of this site and unknown hosts need nothing more. */
export function needsOf(addresses: readonly string[]): ProviderNeeds {
  const hosts = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).hostname] : []))
  const found = knownProviders.filter((known) => known.hosts.some((host) => hosts.includes(host)))
  const all = (need: Exclude<keyof ProviderNeeds, 'mayLeave'>) => [
    ...new Set(found.flatMap((known) => known[need] ?? [])),
  ]
  return {
    scripts: all('scripts'),
    frames: all('frames'),
    connections: all('connections'),
    images: all('images'),
    mayLeave: found.some(({ mayLeave }) => mayLeave === true),
  }
}
