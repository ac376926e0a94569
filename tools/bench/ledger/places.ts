import type { FigureName } from './figures.ts'

/** A place that is bent for speed. */
export interface Place {
  id: string
  /** What it does, in one sentence. */
  does: string
  /** The figure that it was made for. */
  figure: FigureName
  /** How the site is built without it: in each file, a text that it has once, and what replaces that. */
  without: readonly (readonly [file: string, from: string, to: string])[]
}

const documents = 'scripts/support/document.ts'
const pages = 'scripts/support/render-pages.ts'
const constants = 'scripts/support/constant-modules.ts'
const root = 'src/routes/__root.tsx'
const menu = 'src/ui/flows/site-menu/use-site-menu.ts'

/** What could be written more simply, if it were not for speed. */
export const places: readonly Place[] = [
  {
    id: 'waiting-application',
    does: 'The application is in a template, and is fetched once the first screen is painted.',
    figure: 'Lighthouse: largest contentful paint',
    without: [
      [documents, `    '<template>',\n`, ''],
      [documents, "    '</template>',\n    `<script>${start}</script>`,\n", ''],
    ],
  },
  {
    id: 'one-stylesheet',
    does: 'A page has one stylesheet, joined from its parts.',
    figure: 'Lighthouse: first contentful paint',
    without: [
      [
        documents,
        `style === null ? '' : \`<link rel="stylesheet" href="\${style}">\``,
        '...parts.map((href) => `<link rel="stylesheet" href="${href}">`)',
      ],
      [documents, '    ...parts.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),\n', ''],
    ],
  },
  {
    id: 'theme-variables',
    does: 'Of the theme’s variables, the stylesheet has only those that are used.',
    figure: 'home: CSS',
    without: [
      ['scripts/support/theme-css.ts', '.filter(([name]) => !unused.some((pattern) => pattern.test(name)))', ''],
    ],
  },
  {
    id: 'still-parts',
    does: 'Parts that only show stay markup on the first page.',
    figure: 'home: JavaScript',
    without: [
      ['src/entry-client.tsx', 'import.meta.env.PROD ? keepMarkup() : null', 'null as (() => void) | null'],
      [pages, '[...chunks].filter(', '[...new Set([...chunks, ...drawn])].filter('],
    ],
  },
  {
    id: 'xstate-on-idle',
    does: 'XState is fetched on idle: openings run by a table until then, menus by the browser.',
    figure: 'home: JavaScript',
    without: [
      [
        constants,
        `  ['/machines/opening/opening.moves.ts', openingAsTable],\n  ['/src/ui/loading/run-opening.ts', openingByTable],\n`,
        '',
      ],
      [
        menu,
        'import type { SiteMenuActor }',
        `import * as loaded from './site-menu-actor.ts'\nimport type { SiteMenuActor }`,
      ],
      [menu, 'useState<ActorModule | null>(null)', 'useState<ActorModule | null>(loaded)'],
      [menu, `void import('./site-menu-actor.ts').then(setModule, () => undefined)`, 'setModule(loaded)'],
    ],
  },
  {
    id: 'mantine-around-forms',
    does: 'Mantine’s provider is around forms and toasts, not around the page.',
    figure: 'home: JavaScript',
    without: [
      [
        root,
        `import '../styles.css'`,
        `import '../styles.css'\nimport { MantineTheme } from '../ui/MantineTheme/MantineTheme.tsx'`,
      ],
      [root, '<SiteShell navigation={navigation}>', '<MantineTheme><SiteShell navigation={navigation}>'],
      [root, '</SiteShell>', '</SiteShell></MantineTheme>'],
    ],
  },
  {
    id: 'unused-router',
    does: 'The router’s links and rewrites, which the site does not use, are replaced by nothing.',
    figure: 'home: JavaScript',
    without: [
      [constants, `  ['/@tanstack/react-router/dist/esm/link.js', noLinks],\n`, ''],
      [constants, `  ['/@tanstack/router-core/dist/esm/rewrite.js', noRewrites],\n`, ''],
    ],
  },
  {
    id: 'one-application',
    does: 'What every page needs is one file.',
    figure: 'home: JavaScript',
    without: [['vite.config.ts', `  { name: 'base', tags: ['$initial' as const] },\n`, '']],
  },
  {
    id: 'shared-files',
    does: 'XState is one file, and so is each group of small files that stand together.',
    figure: 'a booking step: requests',
    without: [['vite.config.ts', 'groups: chunks }', 'groups: chunks.slice(0, 1) }']],
  },
  {
    id: 'wizard-on-idle',
    does: 'The wizard is fetched on idle.',
    figure: 'Book to the painted wizard, slow 4G',
    without: [['src/ui/flows/booking/BookingHost.tsx', '  useIdle(load)\n', '']],
  },
  {
    id: 'lead-near-view',
    does: 'The lead dialog is fetched as one of its buttons comes within 200 px of the view.',
    figure: 'a lead button to its painted form, slow 4G',
    without: [['src/ui/flows/offer-lead/LeadHost.tsx', `  useInView('a[data-lead]', load)\n`, '']],
  },
  {
    id: 'services-on-idle',
    does: 'A clinic’s services are fetched when its page is idle.',
    figure: 'Book to a clinic’s painted services, slow 4G',
    without: [['src/ui/pages/LocationPage.tsx', '  useIdle(prepare)\n', '']],
  },
  {
    id: 'services-while-choosing',
    does: 'In the wizard, the services of all clinics are fetched while one is chosen.',
    figure: 'a clinic in the wizard to its services, slow 4G',
    without: [['src/ui/flows/booking/LocationStep.tsx', '  useServicesAhead(locations)\n', '']],
  },
  {
    id: 'services-at-once',
    does: 'Services that are there already are shown in the turn in which the wizard opens.',
    figure: 'Book to a clinic’s painted services',
    without: [['src/ui/flows/booking/booking-machine-with.ts', 'return list ? {', 'return list && !scope ? {']],
  },
  {
    id: 'press-first',
    does: 'A press is painted first, and its dialog in the next frame.',
    figure: 'Book: interaction to next paint',
    without: [['src/ui/loading/use-opening.ts', 'painted = nextPaint()', 'painted = Promise.resolve()']],
  },
  {
    id: 'router-later',
    does: 'The router is notified of a step when the browser is idle, once the step is painted.',
    figure: 'Book to the painted wizard',
    without: [
      [
        'src/adapters/site-history.ts',
        '      forget = whenIdle(() => {\n        if (router) router._scroll.n = false\n        notify()\n      })\n    else notify()\n',
        '      if (router) router._scroll.n = false\n    notify()\n',
      ],
    ],
  },
  {
    id: 'held-later',
    does: 'A phone’s page behind a dialog is kept from scrolling when the browser is idle, not before the dialog is drawn.',
    figure: 'Book to the painted wizard',
    without: [
      [
        'src/ui/Dialog/Dialog.module.css',
        ":global(html[data-behind-dialog='held']) {",
        ':global(html[data-behind-dialog]) {',
      ],
    ],
  },
  {
    id: 'rows-in-view',
    does: 'In the wizard on a phone, the rows of services below the view are not laid out until it comes near them.',
    figure: 'Book to a clinic’s painted services',
    without: [['src/ui/flows/booking/BookingSteps.module.css', '      content-visibility: auto;\n', '']],
  },
]

/** The files that change where places are taken out, with their new texts. */
export function textsWithout(out: readonly Place[], read: (file: string) => string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const [file, from, to] of out.flatMap(({ without }) => without)) {
    const parts = (texts.get(file) ?? read(file)).split(from)
    if (parts.length !== 2) throw new Error(`${file} does not have this once: ${from}`)
    texts.set(file, parts.join(to))
  }
  return texts
}
