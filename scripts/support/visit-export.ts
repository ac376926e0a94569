import type { Plugin } from 'vite'

const entry = '/src/entry-client.tsx'
const keeping = "import { keepVisit } from '../tools/inspector/site/keep.ts'\nkeepVisit()\n"

/**
 * With `VITE_VISIT_EXPORT=1` a built site keeps the masked log of a visit, for the visitor to save (docs/visits.md).
 * Without it nothing of that is in the build: the site's own code does not know of it.
 */
export function visitExport(): Plugin {
  let isOn = false
  return {
    name: 'visit-export',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ env }) {
      isOn = env['VITE_VISIT_EXPORT'] === '1'
    },
    transform: (code, id) => (isOn && id.endsWith(entry) ? keeping + code : null),
  }
}
