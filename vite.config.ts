import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devServer } from './scripts/support/dev-server.ts'
import { oldestBrowsers } from './scripts/support/oldest-browsers.ts'
import { themeCss } from './scripts/support/theme-css.ts'

const buildTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`)

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, generatedRouteTree: './src/routeTree.gen.ts' }),
    react(),
    devServer(),
    themeCss(),
  ],
  ssr: { noExternal: [/^@mantine/, '@tabler/icons-react'] },
  build: {
    manifest: true,
    target: buildTargets,
    cssTarget: buildTargets,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/entry-client.tsx',
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
})
