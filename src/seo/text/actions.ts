import { clinicsFor } from '../../../content/any-list.ts'
import { brand } from '../../../content/brand.ts'
import type { CallToAction, Phone } from '../../../content/types.ts'
import { link, list, plain } from './markdown.ts'

/** Where the buttons of a page lead, as a list of links. */
export function actionList(actions: readonly CallToAction[]): string {
  return list(actions.map(actionLink))
}

/** Where one button leads. A button without an action books the page's service, as it does on the page. */
export function actionLink(action: CallToAction): string {
  switch (action.kind) {
    case 'book':
    case 'unwired':
      return link(action.label, clinicsFor(action.service))
    case 'link':
      return link(action.label, action.href)
    case 'exam':
      return link(action.label, '/exam-invite')
    case 'lead':
      return link(action.label, '/contact')
    case 'call':
      return `${plain(action.label)}: ${phoneLink(action.phone ?? brand.phone)}`
  }
}

/** A phone number that can be read and dialled. */
export function phoneLink({ display, e164 }: Phone): string {
  return link(display, `tel:${e164}`)
}
