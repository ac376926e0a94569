/* Paths of Tabler's icons (MIT), except the receiver. */
export const bars = 'M4 6h16M4 12h16M4 18h16'
export const check = 'M5 12l5 5l10 -10'
export const chevronDown = 'm6 9 6 6 6-6'
export const chevronLeft = 'M15 6l-6 6l6 6'
export const chevronRight = 'M9 6l6 6l-6 6'
export const circledCheck = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4'
export const circledExclamation = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 8v4M12 16h.01'
export const circledInfo = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 9h.01M11 12h1v4h1'
export const cross = 'M18 6 6 18M6 6l12 12'
export const pause =
  'M6 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12M14 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12'
export const play = 'M7 4v16l13 -8l-13 -8'
export const receiver = 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2'
