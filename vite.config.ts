import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devServer } from './scripts/support/dev-server.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, generatedRouteTree: './src/routeTree.gen.ts' }),
    react(),
    devServer(),
  ],
  ssr: { noExternal: [/^@mantine/, '@tabler/icons-react'] },
  build: {
    manifest: true,
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/entry-client.tsx' },
  },
})
