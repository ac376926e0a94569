import type { HeaderRule } from './headers.ts'

/**
 * The part of an nginx configuration that belongs inside `http`: a server for the vendors' origin, with its few files
 * and nothing else. `listen`, `root` and TLS stand in a file of the host's own, embeds-host.conf beside nginx's main file.
 */
export function nginxEmbeds(rules: readonly HeaderRule[], host: string): string {
  return `# Written by the build from deploy/: change it there. What differs between hosts is in embeds-host.conf.
server {
  include embeds-host.conf;
  server_name ${host};
  charset utf-8;
  server_tokens off;
  access_log off;
  location / { return 404; }
${rules.map(locationOf).join('\n')}
}
`
}

function locationOf({ pattern, headers }: HeaderRule): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}";`,
  )
  return [`  location = ${pattern} {`, ...lines, '  }'].join('\n')
}
