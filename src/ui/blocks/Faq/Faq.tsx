import type { Section } from '../../../../content/types.ts'
import { Band, type Frame } from '../Band/Band.tsx'
import classes from './Faq.module.css'

export type FaqProps = Omit<Extract<Section, { kind: 'faq' }>, 'kind'> & Frame

/** Questions that open their answers; the browser's own, so they open without JavaScript. */
export function Faq({ items, ...band }: FaqProps) {
  return (
    <Band {...band}>
      <div className={classes['list']}>
        {items.map(({ question, answer }) => (
          <details key={question} className={classes['item']}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Band>
  )
}
