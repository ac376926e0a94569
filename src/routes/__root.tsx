import { createRootRouteWithContext, HeadContent, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { notFoundTitle } from '../../content/words/shell.ts'
import { brand } from '../../content/brand.ts'
import type { Adapters } from '../adapters/adapters.ts'
import type { SiteHistory } from '../adapters/site-history.ts'
import { SiteShell } from '../shell/SiteShell.tsx'
import { fetchMissing } from '../ui/still/still.tsx'
import 'virtual:theme.css'
import '../styles.css'

const noIndex = { name: 'robots', content: 'noindex' }

export const Route = createRootRouteWithContext<{ adapters: Adapters; history: SiteHistory }>()({
  beforeLoad: fetchMissing,
  loader: ({ context: { adapters } }) => readShell(adapters),
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#0b1b2b' },
      { title: match._notFound ? `${notFoundTitle} · ${brand.shortName}` : brand.name },
      ...(match._notFound || import.meta.env.VITE_STAGING === '1' ? [noIndex] : []),
    ],
    links: [...['newsreader', 'figtree'].map(preloadedFace), { rel: 'icon', href: '/icon.svg' }],
  }),
  component: Document,
  notFoundComponent: lazyRouteComponent(() => import('../shell/NotFoundPage.tsx'), 'NotFoundPage'),
})

function preloadedFace(name: string) {
  const href = `/fonts/${name}.woff2`
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: '' } as const
}

/**
 * The settings are read here so that the page is delivered with them: the client entry needs them before the page is
 * alive.
 */
async function readShell({ records }: Adapters) {
  const [navigation] = await Promise.all([records.read('navigation'), records.read('settings')])
  return navigation
}

function Document() {
  const navigation = Route.useLoaderData()
  return (
    <html lang="en" suppressHydrationWarning data-mantine-color-scheme="light">
      <head>
        <HeadContent />
      </head>
      <body>
        <SiteShell navigation={navigation}>
          <Outlet />
        </SiteShell>
      </body>
    </html>
  )
}
