import { findService } from '../../content/services/index.ts'
import type { CallToAction, Section } from '../../content/types.ts'

type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>
type ButtonOf<Kind extends CallToAction['kind']> = Extract<CallToAction, { kind: Kind }>

/** Fields that are not copy: identifiers and buttons. */
const silentFields = new Set(['kind', 'actions', 'action', 'name'])

export function pageOf(slug: string): readonly Section[] {
  const page = findService(slug)?.page
  if (!page) throw new Error(`no page is called ${slug}`)
  return page
}

export function sectionOf<Kind extends Section['kind']>(slug: string, kind: Kind): SectionOf<Kind> {
  const found = pageOf(slug).find((section): section is SectionOf<Kind> => section.kind === kind)
  if (!found) throw new Error(`${slug} has no ${kind}`)
  return found
}

/** Every text of a page, or of a part of it, by field. */
export function copyOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const fields: [string, unknown][] = Object.entries(value)
  return fields.flatMap(([field, child]) => (silentFields.has(field) ? [] : copyOf(child)))
}

export function wordsOf(value: unknown): string[] {
  return copyOf(value).flatMap((text) => text.match(/[\p{L}\p{N}$][^\s]*/gu) ?? [])
}

/** The sentences of five words or more, in lower case and without punctuation; 'follow-up' is one word. */
export function sentencesOf(value: unknown): string[] {
  return copyOf(value)
    .flatMap((text) => text.split(/(?<=[.?:])\s+/))
    .map((sentence) => (sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? []).join(' '))
    .filter((sentence) => sentence.split(' ').length >= 5)
}

/** The buttons of a page, in reading order. */
export function buttonsOf(sections: readonly Section[]): CallToAction[] {
  return sections.flatMap((section) => {
    if (section.kind === 'pricing') return section.cards.map(({ action }) => action)
    return 'actions' in section ? section.actions : []
  })
}

export function buttonsOfKind<Kind extends CallToAction['kind']>(slug: string, kind: Kind): ButtonOf<Kind>[] {
  return buttonsOf(pageOf(slug)).filter((button): button is ButtonOf<Kind> => button.kind === kind)
}
