import type { ReactNode } from 'react'
import * as common from '../../content/words/common.ts'
import * as parts from '../../content/words/parts.ts'
import * as words from '../../content/words/shell.ts'
import { clinicsFor } from '../../content/any-list.ts'
import { brand } from '../../content/brand.ts'
import { siteSettings } from '../../content/site.ts'
import type { Navigation } from '../../content/types.ts'
import { Boundary } from '../ui/blocks/Boundary/Boundary.tsx'
import { CallLink } from '../ui/blocks/CallLink/CallLink.tsx'
import { OpenBadge } from '../ui/blocks/ClinicFacts/open-badge.ts'
import { BookingHost } from '../ui/flows/booking/BookingHost.tsx'
import { KeptHost } from '../ui/flows/lead-delivery/KeptHost.tsx'
import { LeadHost } from '../ui/flows/offer-lead/LeadHost.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { InternalLinks } from './InternalLinks.tsx'
import classes from './Shell.module.css'
import { StagingNotice } from './StagingNotice.tsx'

/** The frame of every page: skip link, header, footer, and the dialogs that open from any page. */
export function SiteShell({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return (
    <OpenBadge value={siteSettings.openBadge}>
      <BookingHost>
        <LeadHost phone={navigation.phone}>
          <InternalLinks />
          <a className={classes['skip']} href="#main">
            {words.skip}
          </a>
          {import.meta.env.VITE_STAGING === '1' && <StagingNotice phone={navigation.phone} />}
          <Boundary name={parts.menu} fallback={<PlainHeader />}>
            <Header navigation={navigation} />
          </Boundary>
          <Boundary name={parts.kept}>
            <KeptHost phone={navigation.phone} />
          </Boundary>
          <main id="main" tabIndex={-1} className={classes['main']}>
            {children}
          </main>
          <Boundary name={parts.footer} fallback={<PlainFooter />}>
            <Footer navigation={navigation} />
          </Boundary>
        </LeadHost>
      </BookingHost>
    </OpenBadge>
  )
}

/** Replaces a header that cannot be drawn, with the most important links. */
function PlainHeader() {
  return (
    <header className={classes['plain']}>
      <nav aria-label={common.menu} className={classes['ways']}>
        <PlainLinks />
      </nav>
    </header>
  )
}

function PlainFooter() {
  return (
    <footer className={classes['plain']}>
      <p className={classes['ways']}>
        <PlainLinks />
      </p>
    </footer>
  )
}

function PlainLinks() {
  return (
    <>
      <a href="/">{brand.name}</a>
      <a href="/services">{common.services}</a>
      <a href="/locations">{words.locations}</a>
      <a href={clinicsFor()}>{common.book}</a>
      <a href="/contact">{common.contact}</a>
      <CallLink phone={brand.phone} />
    </>
  )
}
