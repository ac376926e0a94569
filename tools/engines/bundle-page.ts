import { join } from 'node:path'
import { build } from 'vite'

/** Bundles a file of `page/` to one script, which sets the global `name` to what the file exports. */
export async function bundlePage(file: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page', file), formats: ['iife'], name },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const [chunk] = result && 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${file} could not be bundled.`)
  return chunk.code
}
