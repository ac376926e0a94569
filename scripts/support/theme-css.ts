import type { Plugin } from 'vite'

const source = 'virtual:theme.css'
const resolved = `\0${source}`

/**
 * Variables that the interface never uses: Mantine's own style sheet has ten shades and nine variants of each color. A
 * test on the built site checks that no other is missing (tests/e2e/bundle.test.ts).
 */
const unused = [
  /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange|dark|polar|ember)-/,
  /^--mantine-color-(gray|red|teal)-[a-z]/,
  /^--mantine-color-(red|teal)-[0-57]$/,
  /^--mantine-primary-color-\d/,
  /^--mantine-(breakpoint|h\d|heading|z-index)-/,
  /^--mantine-(cursor-type|font-weight-(regular|bold)|primary-color-light)/,
  /^--mantine-shadow-(xs|sm|md|xl)$/,
]

/**
 * Provides `virtual:theme.css`: Mantine's variables for our theme in the site's only color scheme, which its provider
 * would otherwise insert into every page.
 */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === source ? resolved : null),
    load: async (id) => (id === resolved ? variables() : null),
  }
}

async function variables(): Promise<string> {
  const { convertCssVariables, defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } =
    await import('@mantine/core')
  const { theme } = await import('../../src/ui/MantineTheme/theme.ts')
  const resolvedTheme = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const all = Object.entries({ ...resolvedTheme.variables, ...resolvedTheme.light })
  const kept = all.filter(([name]) => !unused.some((pattern) => pattern.test(name)))
  return convertCssVariables({ variables: Object.fromEntries(kept), light: {}, dark: {} }, ':root')
}
