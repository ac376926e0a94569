import type { Plugin } from 'vite'
import type { Location } from '../../../content/types.ts'

const declaration = 'export const locations: readonly Location[] ='

/** Adds clinics after the site's own, as if each had a file in content/locations and a line in its index. */
export function withClinics(clinics: readonly Location[]): Plugin {
  return {
    name: 'with-clinics',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/content/locations/index.ts')) return null
      if (!code.includes(declaration))
        throw new Error(`${id} lacks '${declaration}': have tools/bench/scale/with-clinics.ts look for what it says.`)
      return `${code.replace(declaration, 'const own: readonly Location[] =')}
export const locations: readonly Location[] = [...own, ...${JSON.stringify(clinics)}]`
    },
  }
}
