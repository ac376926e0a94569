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

/** Words that TypeScript keeps for itself in modules, of letters alone: no variable can have such a name. */
const reserved = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends',
    'false finally for function if implements import in instanceof interface let new null package private protected',
    'public return static super switch this throw true try typeof var void while with yield',
  ].flatMap((words) => words.split(' ')),
)

/** The names made from a slug. Throws a Refusal where it is not a slug, or is a word of the language. */
export function namesOf(slug: string | undefined): Names {
  if (slug?.includes(' '))
    throw new Refusal(`'${slug}' is no name. Say it with hyphens: ${slug.toLowerCase().trim().replaceAll(/ +/g, '-')}`)
  if (!slug || !/^[a-z]+[a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
    throw new Refusal(
      `${slug ? `'${slug}' is no name` : 'A name is missing'}: lower case, digits and hyphens, as in 'red-bank'.`,
    )
  if (reserved.has(slug)) throw new Refusal(`'${slug}' is a word of the language: choose another name.`)
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const pascal = words.join('')
  return { slug, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), title: words.join(' ') }
}
