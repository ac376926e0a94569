export const cross = 'M18 6 6 18M6 6l12 12'
export const bars = 'M4 6h16M4 12h16M4 18h16'
export const chevronDown = 'm6 9 6 6 6-6'
