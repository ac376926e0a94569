import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/**
 * Gives Mantine's components the site's theme. It wraps only those components: around the whole page it would make
 * every visitor fetch Mantine's provider before the page is alive. The theme's variables are in the stylesheet
 * (`virtual:theme.css`).
 */
export function MantineTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  )
}
