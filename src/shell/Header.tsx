import { useRouterState } from '@tanstack/react-router'
import { book } from '../../content/words/common.ts'
import type { Navigation } from '../../content/types.ts'
import { ActionLink } from '../ui/blocks/ActionLink/ActionLink.tsx'
import { SiteMenu } from '../ui/flows/site-menu/SiteMenu.tsx'
import { bookingOfPage } from './booking-of-page.ts'
import classes from './Header.module.css'

export function Header({ navigation }: { navigation: Navigation }) {
  const bookingHref = useRouterState({ select: ({ matches }) => bookingOfPage(matches.at(-1)?.loaderData) })
  return (
    <header className={classes['header']}>
      <div className={classes['row']}>
        <a href="/" className={classes['brand']}>
          <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
            <path
              d="M12 2v20M3.3 7l17.4 10M3.3 17 20.7 7"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
            <circle cx="12" cy="12" r="3.5" className={classes['emberDot']} />
          </svg>
          {navigation.brandName}
        </a>
        <SiteMenu navigation={navigation} />
        <ActionLink href={bookingHref} compact>
          {book}
        </ActionLink>
      </div>
    </header>
  )
}
