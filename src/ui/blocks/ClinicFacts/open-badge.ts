import { createContext } from 'react'
import type { SiteSettings } from '../../../../content/types.ts'

/** What the owner set in content/site.ts: the shell hands it to every clinic that is shown. */
export const OpenBadge = createContext<SiteSettings['openBadge']>('computed')
