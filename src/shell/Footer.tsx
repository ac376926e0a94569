import type { ReactNode } from 'react'
import * as common from '../../content/words/common.ts'
import * as words from '../../content/words/shell.ts'
import type { Navigation, NavigationLink } from '../../content/types.ts'
import { ClinicSearch } from '../ui/ClinicSearch/ClinicSearch.tsx'
import { CallLink } from '../ui/blocks/CallLink/CallLink.tsx'
import classes from './Footer.module.css'

export function Footer({ navigation }: { navigation: Navigation }) {
  const { brandName, email, phone, services, locations, allClinics, company, legal, disclaimer } = navigation
  return (
    <footer className={classes['footer']}>
      <div className={classes['columns']}>
        <LinkColumn title={common.services} links={services} />
        <LinkColumn title={common.clinics} links={locations}>
          {allClinics && <ClinicSearch all={allClinics} />}
        </LinkColumn>
        <LinkColumn title={words.company} links={company} />
        <div className={classes['closing']}>
          <LinkColumn title={words.legal} links={legal} />
          <div>
            <h2 className={classes['columnTitle']}>{brandName}</h2>
            <ul className={classes['links']}>
              <li>
                <CallLink phone={phone} />
              </li>
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            </ul>
          </div>
        </div>
      </div>
      <p className={classes['disclaimer']}>{disclaimer}</p>
    </footer>
  )
}

interface LinkColumnProps {
  title: string
  links: readonly NavigationLink[]
  children?: ReactNode
}

/** A column of links; on phones its title opens it. */
function LinkColumn({ title, links, children }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <details className={classes['fold']}>
        <summary>{title}</summary>
        <h2 className={classes['columnTitle']}>{title}</h2>
        <ul className={classes['links']}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        {children}
      </details>
    </nav>
  )
}
