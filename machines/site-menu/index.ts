export { siteMenuMachine, type SiteMenuEvent } from './site-menu.machine.ts'
export { siteMenuView, type SiteMenuPhase, type SiteMenuSnapshot, type SiteMenuView } from './site-menu.view.ts'
