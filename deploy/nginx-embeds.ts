import type { HeaderRule } from './headers.ts'

/**
 * The part of an nginx configuration that belongs inside `http`: a server for the vendors' origin, with its few files
 * and nothing else. The host sets `root`, `listen` and TLS.
 */
export function nginxEmbeds(
  rules: readonly HeaderRule[],
  { root, listen, host }: { root: string; listen: string; host: string },
): string {
  return `# Written by the build from deploy/: change it there.
server {
  listen ${listen};
  server_name ${host};
  root ${root};
  charset utf-8;
  server_tokens off;
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
