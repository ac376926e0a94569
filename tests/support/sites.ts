const port = Number(process.env['E2E_PORT'] ?? 4187)

/** Where the built site is served while browser tests run, and the one in which every third party is configured. */
export const sites = {
  demonstration: { port, folder: 'dist', url: `http://localhost:${port}` },
  configured: {
    port: port + 1000,
    folder: 'dist-configured',
    url: `http://localhost:${port + 1000}`,
    /** The origin of its vendors' scripts: `npm start` uses the next port for it. */
    embeds: `http://127.0.0.1:${port + 1001}`,
  },
}

/** The headers of a published site, over https, unlike on this machine. */
export function asPublished(headers: Readonly<Record<string, string>>): Record<string, string> {
  const published = (value: string) => value.replaceAll(sites.configured.embeds, 'https://parts.kelvin.example')
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, published(value)]))
}
