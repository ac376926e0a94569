import type { PageContent } from '../types.ts'
import { accessibility } from './accessibility.ts'
import { compare } from './compare.ts'
import { contact } from './contact.ts'
import { examInvite } from './exam-invite.ts'
import { find } from './find.ts'
import { franchise } from './franchise.ts'
import { hipaa } from './hipaa.ts'
import { onlineConsult } from './online-consult.ts'
import { orderOnline } from './order-online.ts'
import { priceList } from './price-list.ts'
import { terms } from './terms.ts'

/** Every page outside clinics and services, the home page excepted, in the order of docs/product/pages.md. */
export const pages: readonly PageContent[] = [
  franchise,
  examInvite,
  orderOnline,
  onlineConsult,
  terms,
  hipaa,
  contact,
  priceList,
  find,
  compare,
  accessibility,
]
