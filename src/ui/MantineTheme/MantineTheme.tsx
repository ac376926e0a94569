import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/**
 * Gives Mantine's parts the site's theme. It stands around those parts alone: around the whole page it would have every
 * visitor fetch Mantine's provider before the page is alive. The theme's variables are in the stylesheet (`virtual:theme.css`).
 */
export function MantineTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  )
}
