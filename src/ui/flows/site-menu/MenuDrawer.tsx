import { callUs, drawer } from '../../../../content/words/site-menu.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { bars, cross } from '../../blocks/PathIcon/icon-paths.ts'
import { PathIcon } from '../../blocks/PathIcon/PathIcon.tsx'
import { Chevron, Disclosure } from './Disclosure.tsx'
import type { MenuPartProps } from './MenuBar.tsx'
import classes from './MenuDrawer.module.css'
import { PageLink } from './PageLink.tsx'

/** The menu on a phone: the bar's links and Research. */
export function MenuDrawer({ navigation, here, view, send }: MenuPartProps) {
  const { menus, primary, drawer: others, contact } = navigation
  return (
    <Disclosure
      name="drawer"
      className={classes['drawer']}
      label={
        <>
          <PathIcon path={bars} className={classes['shut']} size={22} stroke={1.8} />
          <PathIcon path={cross} className={classes['opened']} size={22} stroke={1.8} />
          {drawer}
        </>
      }
      isOpen={view?.isDrawerOpen}
      press={{ type: 'drawer.toggle' }}
      send={send}
    >
      <div className={classes['panel']}>
        {menus.map(({ id, label, all }) => (
          <details key={id} className={classes['group']}>
            <summary>
              {label}
              <Chevron />
            </summary>
            <ul>
              {[all, ...navigation[id]].map(({ label, href }) => (
                <li key={href}>
                  <PageLink label={label} href={href} here={here} />
                </li>
              ))}
            </ul>
          </details>
        ))}
        <ul>
          {[...primary, ...others, contact].map((link) => (
            <li key={link.href}>
              <PageLink {...link} here={here} />
            </li>
          ))}
        </ul>
        <p className={classes['phone']}>
          {callUs} <CallLink phone={navigation.phone} />
        </p>
      </div>
    </Disclosure>
  )
}
