import type { Navigation } from '../../content/types.ts'
import { ActionLink } from '../ui/blocks/ActionLink/ActionLink.tsx'
import classes from './Shell.module.css'

export function Header({ navigation: { brandName, primary } }: { navigation: Navigation }) {
  return (
    <header className={classes['header']}>
      <div className={classes['bar']}>
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
          {brandName}
        </a>
        <nav aria-label="Main" className={classes['nav']}>
          {primary.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <ActionLink href="/book?step=location" compact>
          Book
        </ActionLink>
      </div>
    </header>
  )
}
