import { brand } from '../../content/brand.ts'
import { twinPath, type FoundPage } from './found-pages.ts'
import { escaped } from './escaped.ts'
import { jsonLdScript } from './json-ld/thing.ts'
import { absolute } from './origin.ts'
import { pictureSize } from './picture.ts'

/** On every page, the not-found page included. */
export const siteTags =
  '<link rel="manifest" href="/site.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">'

/**
 * Tags for those who read a page's HTML without running it: its text twin, its card where it is shared (Open Graph,
 * Twitter), its data. Only the build writes them: a visitor who goes on to another page needs none of them.
 */
export function pageTags({ canonical, title, description, picture, things }: FoundPage): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': 'en_US',
    'og:title': title,
    'og:description': description,
    'og:url': absolute(canonical),
    'og:image': absolute(picture.path),
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': `${picture.eyebrow}: ${picture.title}`,
  }
  return [
    `<link rel="alternate" type="text/markdown" href="${absolute(twinPath(canonical))}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    jsonLdScript(things()),
  ].join('')
}
