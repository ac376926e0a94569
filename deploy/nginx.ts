import type { HeaderRule } from './headers.ts'
import type { NginxDeliveries } from './nginx-deliveries.ts'

export interface NginxFacts {
  rules: readonly HeaderRule[]
  /** Every address that is a page. */
  paths: readonly string[]
  /** The paths that moved, with everything below them, and their new paths. */
  moved: Readonly<Record<string, string>>
  /** The length in characters of the longest path that is accepted. */
  longestPath: number
  deliveries: NginxDeliveries
}

/**
 * The part of an nginx configuration that belongs inside `http`: a server block that answers as `npm start` does. What
 * differs between hosts, `listen`, `root`, TLS and whom to pass submissions to, stands in a file of the host's own,
 * site-host.conf beside nginx's main file, so that each build can replace this one.
 */
export function nginxConfig({ rules, paths, moved, longestPath, deliveries }: NginxFacts): string {
  return `# Written by the build from deploy/: change it there. What differs between hosts is in site-host.conf.
${lengthMap(longestPath)}
${redirectMap(paths, moved)}
${headerMaps(rules)}
${deliveries.http}server {${deliveries.settings}
  include site-host.conf;
  charset utf-8;
  absolute_redirect off;
  server_tokens off;
  access_log off;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json text/markdown text/plain application/xml text/xml image/svg+xml;
  error_page 404 /404.html;
${headerNames(rules)
  .map((name) => `  add_header ${name} $${variableOf(name)} always;`)
  .join('\n')}

  if ($is_too_long) { return 404; }
  location = /404 { return 404; }
  location ~ ^/_|/\\.(?!well-known/) { return 404; }
  location = /404.html { internal; }
  location = / { try_files /index.html =404; }
  location ~ ^/(assets|content|embed|fonts|pictures|\\.well-known)/ { try_files $uri =404; }
  location ~ \\.md$ { types { } default_type "text/markdown; charset=utf-8"; try_files $uri =404; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; try_files $uri =404; }
  location / {
    if ($moved_to) { return 301 $moved_to$is_args$args; }
    try_files $uri.html $uri =404;
  }${deliveries.server}
}
`
}

/**
 * The maps for paths that are too long. The requested path counts; the not-found page, which is served in its place, is
 * short enough.
 */
function lengthMap(longestPath: number): string {
  return `map $request_uri $is_asked_too_long { "~^[^?]{${longestPath + 1}}" 1; default 0; }
map "$is_asked_too_long$uri" $is_too_long { volatile; "1/404.html" 0; "~^1" 1; default 0; }`
}

/**
 * The map of redirects. Addresses spelt as ours are, which nearly all requests are, match the first pattern that is not
 * a moved path, and are not redirected.
 */
function redirectMap(paths: readonly string[], moved: Readonly<Record<string, string>>): string {
  const tail = '(?:/(?:index)?|\\\\.html)*'
  const movedPaths = Object.entries(moved).flatMap(([from, to]) =>
    paths
      .filter((path) => path === to || path.startsWith(`${to}/`))
      .map((path): [string, string] => [from + path.slice(to.length), path]),
  )
  const lines = [
    '  "/" "";',
    ...movedPaths.map(([from, to]) => `  "~*^/*${from}${tail}$" "${to}";`),
    '  "~^(?:/[a-z0-9-]+)*/(?!index$)[a-z0-9-]+$" "";',
    ...paths.map((path) => `  "~*^/*${path === '/' ? '(?:/|/index(?:\\\\.html)?)' : path}${tail}$" "${path}";`),
  ]
  return `map $request_uri $asked_path { "~^(?<asked>[^?]*)" $asked; }
map $asked_path $moved_to {
  default "";
${lines.join('\n')}
}`
}

/** One map per header: its value by path, '' where it is not sent. */
function headerMaps(rules: readonly HeaderRule[]): string {
  return headerNames(rules)
    .map((name) => {
      const having = rules.filter(({ headers }) => headers[name] !== undefined)
      const lines = having
        .toSorted((one, other) => other.pattern.length - one.pattern.length)
        .map(({ pattern, headers }) => `  ${matcherOf(pattern)} ${quoted(headers[name] ?? '')};`)
      return `map $uri $${variableOf(name)} {\n  default "";\n${lines.join('\n')}\n}`
    })
    .join('\n')
}

/**
 * The nginx pattern of a rule's pattern. nginx matches the file that it found, so a page's address may have its ending.
 */
function matcherOf(pattern: string): string {
  if (pattern.endsWith('*')) return `"~^${pattern.slice(0, -1)}"`
  if (pattern === '/') return '"~^/(index\\\\.html)?$"'
  return `"~^${pattern.replace('.', '\\\\.')}(\\\\.html)?$"`
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}

function headerNames(rules: readonly HeaderRule[]): string[] {
  return [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
}

function variableOf(header: string): string {
  return `header_${header.toLowerCase().replaceAll('-', '_')}`
}
