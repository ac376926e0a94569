import type { Navigation, NavigationLink } from '../../content/types.ts'
import { CallLink } from '../ui/blocks/CallLink/CallLink.tsx'
import classes from './Footer.module.css'

export function Footer({ navigation }: { navigation: Navigation }) {
  const { brandName, email, phone, services, locations, company, legal, disclaimer } = navigation
  return (
    <footer className={classes['footer']}>
      <div className={classes['columns']}>
        <LinkColumn title="Services" links={services} />
        <LinkColumn title="Clinics" links={locations} />
        <LinkColumn title="Company" links={company} />
        <div className={classes['closing']}>
          <LinkColumn title="Legal" links={legal} />
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

function LinkColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={classes['columnTitle']}>{title}</h2>
      <ul className={classes['links']}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
