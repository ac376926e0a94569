import { brand } from '../../content/brand.ts'
import { homeContent } from '../../content/home.ts'
import { escaped } from './escaped.ts'
import { foundPages, twinPath, type FoundPage } from './found-pages.ts'
import { llmsText } from './llms.ts'
import { absolute } from './origin.ts'
import { securityFile, securityText } from './security-text.ts'
import { isStaging } from './staging.ts'

/** The icons that the build draws from public/icon.svg, by file name, with their width in px. */
export const icons = [
  { file: 'apple-touch-icon.png', size: 180, purpose: 'touch' },
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/**
 * The files for search engines, assistants and security researchers, by name: the text twins, the sitemap and what
 * points to them.
 */
export function siteFiles(pages: readonly FoundPage[] = foundPages()): Record<string, string> {
  const twins = pages.map(({ canonical, text }) => [twinPath(canonical).slice(1), text()] as const)
  return {
    ...(!isStaging() && { 'sitemap.xml': sitemap(pages) }),
    'robots.txt': robots(),
    'site.webmanifest': manifest(),
    'llms.txt': llmsText(),
    [securityFile]: securityText(),
    ...Object.fromEntries(twins),
  }
}

function sitemap(pages: readonly FoundPage[]): string {
  const entries = pages.map(
    ({ canonical, updated }) =>
      `<url><loc>${escaped(absolute(canonical))}</loc><lastmod>${escaped(updated)}</lastmod></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** Frames are not pages of their own; everything else may be read, but nothing of a test version. */
function robots(): string {
  if (isStaging()) return 'User-agent: *\nDisallow: /\n'
  return ['User-agent: *', 'Disallow: /embed/', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n')
}

function manifest(): string {
  const shown = icons.flatMap(({ file, size, purpose }) =>
    purpose === 'touch' ? [] : { src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose },
  )
  return JSON.stringify({
    name: brand.name,
    short_name: brand.shortName,
    description: homeContent.hero.text,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0b1b2b',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...shown],
  })
}
