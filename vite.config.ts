import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { constantModules } from './scripts/support/constant-modules.ts'
import { devServer } from './scripts/support/dev-server.ts'
import { oldestBrowsers } from './scripts/support/oldest-browsers.ts'
import { themeCss } from './scripts/support/theme-css.ts'
import { visitExport } from './scripts/support/visit-export.ts'

const buildTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`)

/** @xstate/react brings what React itself has had since its version 18. */
const alias = [
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
]

/** In a build a class has a short name: names stand in markup, styles and scripts. */
const builtNames = { generateScopedName: '[hash:base64:4]' }

/**
 * Pages name all files that they may fetch, so each letter of a hash is about 70 bytes before idle. A style sheet's name
 * says nothing that its hash does not.
 */
const fileNames = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[hash:6][extname]',
}

/** What is fetched as one: the application, and what stands together wherever a flow does. */
const chunks = [
  { name: 'base', tags: ['$initial' as const] },
  { name: 'machines', test: /node_modules.(xstate|@xstate)/ },
  { name: 'steps', test: /src.ui.(steps|Notice|loading.in-time-or)/ },
  { name: 'booking', test: /flows.booking.(use-last-clinic|ticket|AsDrawn|booking-title|Booking(Steps|Aside).module)/ },
  { name: 'picture', test: /blocks.(Picture|MissingPart.MissingWords)/ },
  { name: 'hero', test: /blocks.(Hero|MissingPart.SectionBoundary)/ },
  { name: 'closing', test: /blocks.(Closing|ThumbBar)/ },
  {
    name: 'clinic',
    test: /content.words.clinic\.|ClinicFacts.(OpenState|open-state|clinic-clock|use-minute|directions-to)/,
  },
]

export default defineConfig(({ command }) => ({
  resolve: { alias },
  css: { modules: command === 'build' ? builtNames : {} },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, generatedRouteTree: './src/routeTree.gen.ts' }),
    react(),
    constantModules(),
    devServer(),
    themeCss(),
    visitExport(),
  ],
  ssr: { noExternal: [/^@mantine/] },
  build: {
    manifest: true,
    target: buildTargets,
    cssTarget: buildTargets,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      input: 'src/entry-client.tsx',
      output: { ...fileNames, codeSplitting: { groups: chunks } },
    },
  },
}))
