import { join } from 'node:path'
import { createServer, type HtmlTagDescriptor, type Plugin, type ViteDevServer } from 'vite'
import { flows } from '../../machines/registry.ts'
import { cover, defaultBudget, goals } from '../paths/core/cover.ts'
import { explore, type AnyFlowModel } from '../paths/core/explore.ts'
import { wire } from './messages.ts'
import { createRelay } from './relay.ts'

const longestBudget = 20
const root = join(import.meta.dirname, '../..')
const panelAddress = '/__inspect'
const panelScript = 'tools/inspector/panel/main.tsx'
const siteScripts = { own: 'tools/inspector/site/main.ts', stately: 'tools/inspector/site/stately.ts' }

/**
 * Serves the development site with the inspector on `port` (0: any free one), with `isOpen` also to other machines.
 * Resolves to a sentence for the developer.
 */
export async function inspectSite(port: number, isStately: boolean, isOpen = false): Promise<string> {
  const siteScript = isStately ? siteScripts.stately : siteScripts.own
  const server = await createServer({
    root,
    cacheDir: join(root, 'node_modules/.vite-inspect'),
    optimizeDeps: { entries: ['src/entry-client.tsx', panelScript, ...Object.values(siteScripts)] },
    plugins: [inspector(siteScript)],
    server: {
      port,
      strictPort: true,
      ...(isOpen ? { host: true } : {}),
      warmup: { clientFiles: ['src/entry-client.tsx', panelScript, siteScript], ssrFiles: ['src/entry-server.tsx'] },
    },
    logLevel: 'warn',
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  if (isStately)
    return `The site is at ${address}. The first press on a page opens the Stately inspector in a window of its own.`
  return sentenceOf(address, server.resolvedUrls?.network.map((each) => each.replace(/\/$/, '')) ?? [])
}

function sentenceOf(address: string, elsewhere: readonly string[]): string {
  const phone = elsewhere.length > 0 ? `, on a phone at ${elsewhere.join(' or ')}` : ''
  return `The inspector is at ${address}${panelAddress}
It shows every page of the site that is open, in any tab: the site is at ${address}${phone}
With a page beside it: ${address}${panelAddress}?at=/`
}

/** Adds the page's side of the inspector to every page of the site, and serves the panel and what it asks for. */
function inspector(siteScript: string): Plugin {
  return {
    name: 'inspector',
    enforce: 'pre',
    configureServer(server) {
      connectPanels(server)
      server.middlewares.use(`${panelAddress}/path`, (request, response) => {
        const asked = new URLSearchParams(request.url?.split('?')[1])
        const known = isKnown(asked.get('flow') ?? '', asked.get('id') ?? '', Number(asked.get('steps')))
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(known))
      })
      server.middlewares.use(panelAddress, async (request, response, next) => {
        if (request.url !== '/' && !request.url?.startsWith('/?')) return next()
        const html = await server.transformIndexHtml(panelAddress, panelDocument)
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
      })
    },
    transformIndexHtml: (_, { path }): HtmlTagDescriptor[] => {
      if (path === panelAddress) return []
      return [{ tag: 'script', attrs: { type: 'module', src: `/${siteScript}` }, injectTo: 'head-prepend' }]
    },
  }
}

/** Pages, panels and this server talk by Vite's socket, which only a development server has. */
function connectPanels({ ws }: ViteDevServer): void {
  const { post, watch, order, leave } = createRelay()
  ws.on(wire.post, (message, client) => post(client, message))
  ws.on(wire.watch, (_, client) => watch(client))
  ws.on(wire.order, order)
  ws.on('vite:client:disconnect', (_, client) => leave(client))
}

const panelDocument = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Inspector</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="panel"></div>
    <script type="module" src="/${panelScript}"></script>
  </body>
</html>
`

/** Whether a suite of any goal has this path, with the default budget or with a budget of the path's own length. */
function isKnown(flow: string, id: string, steps: number): boolean {
  const model = Object.values<AnyFlowModel>(flows).find((one) => one.id === flow)
  if (!model) return false
  const graph = explore(model)
  return [defaultBudget, Math.min(steps, longestBudget)].some((budget) =>
    goals.some((goal) => cover(graph, goal, budget).paths.some((path) => path.id === id)),
  )
}
