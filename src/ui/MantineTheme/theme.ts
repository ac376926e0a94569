import { createTheme, type MantineColorsTuple } from '@mantine/core'

const polar: MantineColorsTuple = [
  '#eef2f6',
  '#d5dee7',
  '#b0c0cf',
  '#88a0b6',
  '#64819b',
  '#456580',
  '#2f4d66',
  '#1e384e',
  '#132838',
  '#0b1b2b',
]
const glacier: MantineColorsTuple = [
  '#eaf3f9',
  '#cfe3f1',
  '#a5cbe4',
  '#76afd4',
  '#4c94c4',
  '#2f7fb6',
  '#1b6ca8',
  '#155789',
  '#10446c',
  '#0b3350',
]
const ember: MantineColorsTuple = [
  '#ffe8dc',
  '#fdd2bd',
  '#f8b394',
  '#f1916a',
  '#e87244',
  '#da5722',
  '#c2410c',
  '#a1360a',
  '#802b08',
  '#612106',
]

/** docs/product/look.md as a Mantine theme: polar ink, glacier links, and one ember color for actions. */
export const theme = createTheme({
  colors: { polar, glacier, ember },
  primaryColor: 'glacier',
  primaryShade: 6,
  black: '#0b1b2b',
  fontFamily: 'var(--text)',
  headings: { fontFamily: 'var(--display)', fontWeight: '340', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '999px' },
  cursorType: 'pointer',
})
