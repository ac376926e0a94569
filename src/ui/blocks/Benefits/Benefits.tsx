import type { Section } from '../../../../content/types.ts'
import { Band, type Frame } from '../Band/Band.tsx'
import { Fold } from '../Fold/Fold.tsx'
import classes from './Benefits.module.css'

export type BenefitsProps = Omit<Extract<Section, { kind: 'benefits' }>, 'kind'> & Frame

/** The benefits of a treatment: a row for each, its name beside its meaning. */
export function Benefits({ cards, folds, ...band }: BenefitsProps) {
  return (
    <Band {...band}>
      <ul className={classes['rows']}>
        {cards.map(({ title, text }) => (
          <li key={title} data-folds={folds}>
            {folds ? (
              <Fold title={title} text={text} />
            ) : (
              <>
                <h3>{title}</h3>
                <p>{text}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </Band>
  )
}
