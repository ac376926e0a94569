import type { ServerResponse } from 'node:http'
import { loadEnv, type Plugin } from 'vite'
import { serveDevEmbeds } from './dev-embeds.ts'
import { fillDocument } from './document.ts'
import { localEmbeds, type LocalEmbeds } from './serve-embeds.ts'
import { root } from './setup.mjs'

/** The default port of Vite. */
const usualPort = 5173

/** For `npm run dev`: renders pages on request as the build does, and serves the records from the content files. */
export function devServer(): Plugin {
  let embeds: LocalEmbeds | null = null
  return {
    name: 'site-dev-server',
    apply: 'serve',
    config({ server }, { mode }) {
      embeds = localEmbeds(server?.port ?? usualPort, loadEnv(mode, root))
      Object.assign(process.env, embeds?.variables)
    },
    configureServer(server) {
      if (embeds) serveDevEmbeds(server, embeds.port)
      server.middlewares.use(async (request, response, next) => {
        const address = request.url ?? '/'
        const wantsPage = request.headers.accept?.includes('text/html') && !address.includes('.')
        const record = /^\/content\/[^/]+\/(.+)\.json$/.exec(address)?.[1]
        const isText = /^\/(\.well-known\/)?[\w/-]+\.(md|txt|xml|webmanifest)$/.test(address)
        if ((!wantsPage && record === undefined && !isText) || address.startsWith('/embed/')) return next()
        try {
          const site = await server.ssrLoadModule('/src/entry-server.tsx')
          if (isText) return sendText(response, site['siteFiles']()[address.slice(1)], next)
          const redirect = site['redirectFor'](address)
          if (redirect) return response.writeHead(301, { location: redirect }).end()
          const records = site['siteRecords']()
          if (record !== undefined) return sendRecord(response, records, record)
          const page = await site['renderPage'](address, records)
          const assets = { script: '/src/entry-client.tsx', style: null, parts: [], preloads: [] }
          const html = await server.transformIndexHtml(address, fillDocument({ ...page, shape: 'dev' }, assets))
          response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

function sendRecord(response: ServerResponse, records: object, name: string): void {
  const entry = Object.entries(records).find(([known]) => known === name)
  response.writeHead(entry ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(entry?.[1] ?? null))
}

function sendText(response: ServerResponse, text: string | undefined, next: () => void): void {
  if (text === undefined) return next()
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}
