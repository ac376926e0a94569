import type { Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import classes from './Prose.module.css'

export type ProseProps = Omit<Extract<Section, { kind: 'prose' }>, 'kind'> & { surface: Surface }

/** A text with at least this many parts gets a list of them. */
const worthAList = 5

/** A longer text in lines of readable length; if there is room, a list of its parts stays beside it. */
export function Prose({ parts, ...band }: ProseProps) {
  const list = parts.length >= worthAList && <PartList of={band.title} titles={parts.map(({ title }) => title)} />
  return (
    <Band {...band} split aside={list}>
      <div className={classes['parts']}>
        {parts.map(({ title, paragraphs, items = [] }) => (
          <div key={title} className={classes['part']}>
            <h3 id={idOf(title)}>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.length > 0 && (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </Band>
  )
}

function PartList({ of, titles }: { of: string; titles: readonly string[] }) {
  return (
    <nav aria-label={`${of}: parts`} className={classes['list']}>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${idOf(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
