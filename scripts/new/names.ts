import { Refusal } from './refusal.ts'

/** The ways in which one thing is named. */
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

/** Throws a Refusal where the slug is none. */
export function namesOf(slug: string | undefined): Names {
  if (!slug || !/^[a-z]+[a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
    throw new Refusal(
      `${slug ? `'${slug}' is no name` : 'A name is missing'}: lower case, digits and hyphens, as in 'red-bank'.`,
    )
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const pascal = words.join('')
  return { slug, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), title: words.join(' ') }
}
