import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { look } from '../../content/look.ts'

const site = join(import.meta.dirname, '../../public')
/** Letters of names that the site's own faces lack; fetched where a name has one. */
const names = join(import.meta.dirname, 'faces')

interface Asset {
  type: string
  content: Buffer
}

const assets = {
  'figtree.woff2': face(join(site, 'fonts/figtree.woff2')),
  'figtree-latin.woff2': face(join(names, 'figtree-latin.woff2')),
  'figtree-latin-ext.woff2': face(join(names, 'figtree-latin-ext.woff2')),
  'newsreader.woff2': face(join(site, 'fonts/newsreader.woff2')),
  'newsreader-latin.woff2': face(join(names, 'newsreader-latin.woff2')),
  'newsreader-latin-ext.woff2': face(join(names, 'newsreader-latin-ext.woff2')),
  'icon.svg': { type: 'image/svg+xml', content: readFileSync(join(site, 'icon.svg')) },
  'style.css': { type: 'text/css; charset=utf-8', content: Buffer.from(style()) },
} satisfies Record<string, Asset>

/** The address of a file of the look, which changes with its content. */
export function assetAddress(name: keyof typeof assets): string {
  return `/assets/${name}?v=${createHash('sha256').update(assets[name].content).digest('hex').slice(0, 12)}`
}

/** Serves the style, the site's own faces and the icon, to everybody. */
export function addAssets(app: FastifyInstance): void {
  for (const [name, { type, content }] of Object.entries(assets))
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(content),
    )
}

function face(file: string): Asset {
  return { type: 'font/woff2', content: readFileSync(file) }
}

function style(): string {
  const { palette, shape, faces, sizes, scene } = look
  const tokens = Object.entries({ ...palette, ...shape, ...sizes, ...scene, ...faces })
  const root = tokens.map(([name, value]) => `--${name}: ${value};`).join(' ')
  return `:root { ${root} }\n${readFileSync(join(import.meta.dirname, 'style.css'), 'utf8')}`
}
