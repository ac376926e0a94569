import type { Section } from '../../../../content/types.ts'
import { Band, type Frame } from '../Band/Band.tsx'
import { Fold } from '../Fold/Fold.tsx'

export type FaqProps = Omit<Extract<Section, { kind: 'faq' }>, 'kind'> & Frame

/** Questions; pressing one opens its answer. */
export function Faq({ items, ...band }: FaqProps) {
  return (
    <Band {...band}>
      <div>
        {items.map(({ question, answer }) => (
          <Fold key={question} title={question} text={answer} />
        ))}
      </div>
    </Band>
  )
}
