import type { SimplePage as SimplePageRecord } from '../../../content/types.ts'
import { ActionLink } from '../blocks/ActionLink/ActionLink.tsx'
import { Hero } from '../blocks/Hero/Hero.tsx'

/** A page of title and text, with the way to a clinic. */
export function SimplePage({ page: { title, text } }: { page: SimplePageRecord }) {
  return (
    <Hero eyebrow="Online" title={title} text={text}>
      <ActionLink href="/locations">Find a clinic</ActionLink>
    </Hero>
  )
}
