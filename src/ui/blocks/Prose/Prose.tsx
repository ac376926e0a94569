import type { Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import classes from './Prose.module.css'

export type ProseProps = Omit<Extract<Section, { kind: 'prose' }>, 'kind'> & { surface: Surface }

/** A longer text, in a measure that reads well. */
export function Prose({ parts, ...band }: ProseProps) {
  return (
    <Band {...band} split>
      <div className={classes['parts']}>
        {parts.map(({ title, paragraphs, items = [] }) => (
          <div key={title} className={classes['part']}>
            <h3>{title}</h3>
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
