import type { ReactNode } from 'react'
import type { Navigation } from '../../content/types.ts'
import { BookingHost } from '../ui/flows/booking/BookingHost.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { InternalLinks } from './InternalLinks.tsx'
import classes from './Shell.module.css'

/** What stands around every page: skip link, header, footer, and the booking wizard in front. */
export function SiteShell({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return (
    <BookingHost>
      <InternalLinks />
      <a className={classes['skip']} href="#main">
        Skip to content
      </a>
      <Header navigation={navigation} />
      <main id="main" tabIndex={-1} className={classes['main']}>
        {children}
      </main>
      <Footer navigation={navigation} />
    </BookingHost>
  )
}
