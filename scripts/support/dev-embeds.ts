import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { embedFiles, embedHeaderRules } from '../../deploy/embed-headers.ts'
import { root } from './setup.mjs'
import { embedTypes } from './serve-embeds.ts'

/** For `npm run dev`: serves the vendors' documents on a port of their own, from the current content files. */
export function serveDevEmbeds(server: ViteDevServer, port: number): void {
  const http = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    void answer(server, path, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  http.listen(port, 'localhost', () => console.log(`  Vendors’ scripts run at http://localhost:${port}`))
  server.httpServer?.once('close', () => http.close())
}

async function answer(server: ViteDevServer, path: string, response: ServerResponse): Promise<void> {
  const site = await server.ssrLoadModule('/src/entry-server.tsx')
  const rule = embedHeaderRules(site['siteProviders']()).find(({ pattern }) => pattern === path)
  if (!rule) return void response.writeHead(404).end('Not found')
  const file = embedFiles.find((name) => `/${name}` === path)
  const body = file ? await readFile(join(root, 'public', file)) : site['siteEmbeds']()[path.slice(1)]
  response.writeHead(200, { ...rule.headers, 'content-type': embedTypes[extname(path)] }).end(body)
}
