import type { ReactNode } from 'react'
import type { Navigation } from '../../content/types.ts'
import { BookingHost } from '../ui/flows/booking/BookingHost.tsx'
import { LeadHost } from '../ui/flows/offer-lead/LeadHost.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { InternalLinks } from './InternalLinks.tsx'
import classes from './Shell.module.css'

/** What stands around every page: skip link, header, footer, and the dialogs that open from any page. */
export function SiteShell({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return (
    <BookingHost>
      <LeadHost phone={navigation.phone}>
        <InternalLinks />
        <a className={classes['skip']} href="#main">
          Skip to content
        </a>
        <Header navigation={navigation} />
        <main id="main" tabIndex={-1} className={classes['main']}>
          {children}
        </main>
        <Footer navigation={navigation} />
      </LeadHost>
    </BookingHost>
  )
}
