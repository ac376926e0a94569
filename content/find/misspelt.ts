/** Fillers that are often misspelt: words like them say nothing either. */
export const misspelt: readonly string[] = ['therapy', 'treatment', 'session', 'service', 'terapia']
