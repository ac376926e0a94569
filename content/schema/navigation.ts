import { z } from 'zod'
import { menuIds } from '../menus.ts'
import { email, list, path, phone, readOnly, text } from './parts.ts'

export const navigationLink = z.strictObject({
  label: text,
  href: path,
  /** What the header's dropdown says below it: minutes and price, or the place. */
  note: text.exactOptional(),
})
export interface NavigationLink extends z.output<typeof navigationLink> {}
/** Where all clinics are listed; absent where the ones shown are all there are. */
export type AllClinics = NavigationLink

const menuId = z.enum(menuIds)
export type MenuId = z.output<typeof menuId>

const links = list<NavigationLink>(navigationLink)

export const navigationSchema = z.strictObject({
  brandName: text,
  email,
  phone,
  menus: readOnly(z.array(z.strictObject({ id: menuId, label: text, all: navigationLink }))),
  services: links,
  locations: links,
  allClinics: navigationLink.exactOptional(),
  primary: links,
  /** In the menu on a phone only. */
  drawer: links,
  /** The header's quiet link. */
  contact: navigationLink,
  company: links,
  legal: links,
  disclaimer: text,
})
/** What the header and the footer of every page show. */
export interface Navigation extends z.output<typeof navigationSchema> {}
