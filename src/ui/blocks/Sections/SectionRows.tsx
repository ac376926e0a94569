import type { ComponentType } from 'react'
import type { Climate, Section } from '../../../../content/types.ts'
import { Pair, type Frame } from '../Band/Band.tsx'
import { SectionBoundary } from '../MissingPart/SectionBoundary.tsx'
import type { ActionSettings } from '../Action/Action.tsx'
import { arrange, type Row } from './arrange.ts'

export interface BlockProps<Kinds extends Section, Settings> {
  section: Kinds
  frame: Frame
  settings: Settings
}

export interface SectionRowsProps<Kinds extends Section, Settings> {
  sections: readonly Kinds[]
  /** The climate whose skeleton pairs and orders the sections; without one, each section has a row of its own. */
  skeleton?: Climate | null
  settings: Settings
  /** Draws a section. */
  Block: ComponentType<BlockProps<Kinds, Settings>>
}

/** A page's sections in rows whose surfaces alternate. */
export function SectionRows<Kinds extends Section, Settings extends ActionSettings>({
  sections,
  skeleton = null,
  ...drawing
}: SectionRowsProps<Kinds, Settings>) {
  return arrange(sections, skeleton).map((row) => <RowOfSections key={keyOf(row.sections[0])} row={row} {...drawing} />)
}

interface RowOfSectionsProps<Kinds extends Section, Settings> extends Pick<
  SectionRowsProps<Kinds, Settings>,
  'settings' | 'Block'
> {
  row: Row<Kinds>
}

function RowOfSections<Kinds extends Section, Settings extends ActionSettings>({
  row,
  settings,
  Block,
}: RowOfSectionsProps<Kinds, Settings>) {
  const { sections, columns, surface, folds } = row
  const isPair = sections.length > 1
  const drawn = sections.map((section, index) => (
    <SectionBoundary key={keyOf(section)} title={section.title} phone={settings.phone} isHead={section.kind === 'hero'}>
      <Block
        section={section}
        frame={{
          surface,
          folds,
          split: columns === 'side',
          part: isPair ? (index === (columns === 'aside-end' ? 1 : 0) ? 'aside' : 'main') : undefined,
        }}
        settings={settings}
      />
    </SectionBoundary>
  ))
  if (!isPair) return drawn
  return (
    <Pair surface={surface} aside={columns === 'aside-end' ? 'end' : 'start'}>
      {drawn}
    </Pair>
  )
}

function keyOf(section: Section | undefined): string {
  return `${section?.kind} ${section?.title}`
}
