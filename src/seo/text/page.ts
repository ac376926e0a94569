import type { PageContent } from '../../../content/types.ts'
import { textOf } from './markdown.ts'
import { sectionBlocks } from './sections.ts'

/** A page outside clinics and services in words. */
export function pageText({ sections }: PageContent): string {
  return textOf(sectionBlocks(sections))
}
