import { ownPath } from '../content/addresses.ts'
import type { Providers } from '../content/types.ts'

/**
 * The configuration with which nginx passes submissions and reports on: a part for `http`, what the site's `server` sets
 * before the host's own settings, and what it does after them. All are empty where the site posts to other origins.
 */
export interface NginxDeliveries {
  http: string
  settings: string
  server: string
}

/** Where `npm run receiver` listens by default. */
const receiver = '127.0.0.1:8787'

/** How much of something one client may post. */
interface Allowance {
  zone: string
  burst: number
  size: string
}

/** A whole outbox at once, and bodies as large as the receiver accepts. */
const deliveries: Allowance = { zone: 'site_deliveries', burst: 60, size: '64k' }
/** Reports have a measure of their own, so that many of them cannot keep out a submission. */
const reports: Allowance = { zone: 'site_reports', burst: 20, size: '32k' }

/** The receiver's own paths, by the setting for what the site posts there. */
const kinds = {
  franchiseUrl: { target: '/franchise', allowance: deliveries },
  leadsUrl: { target: '/leads', allowance: deliveries },
  errorsUrl: { target: '/reports', allowance: reports },
  reportsUrl: { target: '/reports', allowance: reports },
} as const

const names = ['reportsUrl', 'errorsUrl', 'franchiseUrl', 'leadsUrl'] as const

/**
 * Passes on what is posted to paths of this site and nothing else, so that the receiver's export cannot be reached from
 * here. A client may submit 60 requests and 20 reports at once, and then one of each every two seconds.
 */
export function nginxDeliveries(providers: Pick<Providers, 'siteUrl' | (typeof names)[number]>): NginxDeliveries {
  const paths = new Map(
    names.flatMap((name) => {
      const path = ownPath(providers[name], providers.siteUrl)
      return path === null ? [] : [[decodeURI(path), kinds[name]] as const]
    }),
  )
  if (paths.size === 0) return { http: '', settings: '', server: '' }
  const zones = new Set([...paths.values()].map(({ allowance }) => allowance.zone))
  return {
    http: [...zones].map((zone) => `limit_req_zone $binary_remote_addr zone=${zone}:10m rate=30r/m;\n`).join(''),
    settings: `\n  set $receiver ${receiver};`,
    server: [...paths].map(([path, { target, allowance }]) => locationOf(path, target, allowance)).join(''),
  }
}

function locationOf(path: string, target: string, { zone, burst, size }: Allowance): string {
  return `
  location = "${path.replaceAll('"', '\\"')}" {
    limit_req zone=${zone} burst=${burst} nodelay;
    limit_req_status 429;
    limit_req_log_level info;
    client_max_body_size ${size};
    proxy_pass http://$receiver${target}$is_args$args;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_hide_header X-Content-Type-Options;
  }`
}
