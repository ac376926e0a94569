import { Refusal } from './refusal.ts'

/** The names of one thing in different places. */
export interface Names {
  /** 'gift-card': in addresses and file names. */
  slug: string
  /** 'giftCard': in code. */
  camel: string
  /** 'GiftCard': types and components. */
  pascal: string
  /** 'Gift Card': for visitors. */
  title: string
}

/** The names made from a slug. Throws a Refusal where it is not a slug. */
export function namesOf(slug: string | undefined): Names {
  if (!slug || !/^[a-z]+[a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
    throw new Refusal(
      `${slug ? `'${slug}' is no name` : 'A name is missing'}: lower case, digits and hyphens, as in 'red-bank'.`,
    )
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const pascal = words.join('')
  return { slug, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), title: words.join(' ') }
}
