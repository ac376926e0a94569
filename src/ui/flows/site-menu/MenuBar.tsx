import type { Navigation } from '../../../../content/types.ts'
import { Chevron, Disclosure } from './Disclosure.tsx'
import { PageLink } from './PageLink.tsx'
import classes from './SiteMenu.module.css'
import type { SiteMenuControl } from './use-site-menu.ts'

export interface MenuPartProps extends Pick<SiteMenuControl, 'view' | 'send'> {
  navigation: Navigation
  /** The path of the current page. */
  here: string
}

/** The header's links and dropdowns on a wide screen. */
export function MenuBar({ navigation, here, view, send }: MenuPartProps) {
  const { menus, primary, contact } = navigation
  return (
    <ul className={classes['bar']}>
      {menus.map(({ id, label, all }) => (
        <li key={id}>
          <Disclosure
            name={id}
            label={
              <>
                {label}
                <Chevron />
              </>
            }
            isOpen={view ? view.openMenu === id : undefined}
            press={{ type: 'menu.press', menu: id }}
            send={send}
          >
            <div className={classes['panel']}>
              <PageLink {...all} here={here} className={classes['all']} />
              <ul>
                {navigation[id].map(({ label, href, note }) => (
                  <li key={href}>
                    <PageLink label={label} href={href} here={here} />
                    {note && <small>{note}</small>}
                  </li>
                ))}
              </ul>
            </div>
          </Disclosure>
        </li>
      ))}
      {primary.map((link) => (
        <li key={link.href}>
          <PageLink {...link} here={here} className={classes['top']} />
        </li>
      ))}
      <li>
        <PageLink {...contact} here={here} className={classes['top']} />
      </li>
    </ul>
  )
}
