import { createContext } from 'react'
import type { SiteSettings } from '../../../../content/types.ts'

/** The owner's setting from content/site.ts, which the shell provides to every clinic on the page. */
export const OpenBadge = createContext<SiteSettings['openBadge']>('computed')
