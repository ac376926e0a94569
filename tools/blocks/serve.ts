import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { themeCss } from '../../scripts/support/theme-css.ts'

const root = join(import.meta.dirname, '../..')
const script = 'tools/blocks/main.tsx'

export interface ServedBlocks {
  /** The page's address without a climate. */
  address: string
  close: () => Promise<void>
}

/** Serves the page of all blocks on `port` (0: any free one), from the source files. */
export async function serveBlocks(port: number): Promise<ServedBlocks> {
  const server = await createServer({
    configFile: false,
    root,
    cacheDir: join(root, 'node_modules/.vite-blocks'),
    optimizeDeps: { entries: [script] },
    plugins: [react(), themeCss()],
    server: { port, strictPort: port !== 0, warmup: { clientFiles: [script] } },
    logLevel: 'warn',
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? ''
  return { address: `${address}tools/blocks/index.html`, close: () => server.close() }
}
