import type { Section } from '../../../../content/types.ts'
import { Band, type Frame } from '../Band/Band.tsx'
import { Fold } from '../Fold/Fold.tsx'
import classes from './Steps.module.css'

export type StepsProps = Omit<Extract<Section, { kind: 'steps' }>, 'kind'> & Frame

/** How it works, numbered: in columns across a page, or beside another section as rows that open. */
export function Steps({ steps, ...band }: StepsProps) {
  const isPart = band.part !== undefined
  return (
    <Band {...band}>
      <ol className={classes['steps']} data-columns={isPart ? undefined : steps.length}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            {isPart ? (
              <Fold title={title} text={text} />
            ) : (
              <>
                <h3>{title}</h3>
                <p>{text}</p>
              </>
            )}
          </li>
        ))}
      </ol>
    </Band>
  )
}
