import type { Providers } from '../content/types.ts'

/**
 * The configuration with which nginx passes submissions on: a part for `http`, and one for the site's `server`. Both
 * are empty where the site posts to other origins.
 */
export interface NginxDeliveries {
  http: string
  server: string
}

/** Where `npm run receiver` listens by default. */
const receiver = '127.0.0.1:8787'

/** The receiver's own paths, by the setting for what the site posts there. */
const kinds = { leadsUrl: '/leads', franchiseUrl: '/franchise' } as const

/**
 * Passes on what is posted to paths of this site and nothing else, so that the receiver's export cannot be reached from
 * here. A client may submit 60 at once (a whole outbox), and then one every two seconds; a body may be as large as the
 * receiver accepts.
 */
export function nginxDeliveries(providers: Pick<Providers, keyof typeof kinds>): NginxDeliveries {
  const paths = new Map([pathOf(providers, 'franchiseUrl'), pathOf(providers, 'leadsUrl')].flat())
  if (paths.size === 0) return { http: '', server: '' }
  return {
    http: `# Where the receiver is. Behind another proxy, set_real_ip_from has to name it: else all visitors count as one.
upstream site_receiver { server ${receiver}; }
limit_req_zone $binary_remote_addr zone=site_deliveries:10m rate=30r/m;
`,
    server: [...paths].map(([path, target]) => locationOf(path, target)).join(''),
  }
}

function pathOf(providers: Pick<Providers, keyof typeof kinds>, kind: keyof typeof kinds): [string, string][] {
  const address = providers[kind] ?? ''
  return address.startsWith('/') ? [[address.split(/[?#]/)[0] ?? address, kinds[kind]]] : []
}

function locationOf(path: string, target: string): string {
  return `
  location = "${path.replaceAll('"', '\\"')}" {
    limit_req zone=site_deliveries burst=60 nodelay;
    limit_req_status 429;
    limit_req_log_level info;
    client_max_body_size 64k;
    proxy_pass http://site_receiver${target};
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_hide_header X-Content-Type-Options;
  }`
}
