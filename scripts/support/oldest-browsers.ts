/** The oldest browsers that are served: the last two of Chrome, Edge, Firefox and Safari are newer, and iOS is from 16.4. */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 128, safari: 16.4, ios: 16.4 } as const
