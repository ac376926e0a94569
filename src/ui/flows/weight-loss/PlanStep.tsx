import { backToQuestion } from '../../../../content/words/weight-loss.ts'
import type { Phone } from '../../../../content/types.ts'
import type { WeightLossEvent, WeightLossView } from '../../../../machines/weight-loss/index.ts'
import { PricingTableFrame } from './PricingTableFrame.tsx'
import classes from './PlanStep.module.css'

export interface PlanStepProps {
  view: WeightLossView
  phone: Phone
  send: (event: WeightLossEvent) => void
}

/** The plans for the answer, and the way back to the question. */
export function PlanStep({ view: { text, tables }, phone, send }: PlanStepProps) {
  return (
    <div className={classes['plans']}>
      <p className={classes['text']}>{text}</p>
      <div className={classes['tables']}>
        {tables.map((table) => (
          <PricingTableFrame key={table.plan.title} table={table} phone={phone} />
        ))}
      </div>
      <button type="button" className={classes['back']} onClick={() => send({ type: 'question.back' })}>
        <span aria-hidden>←</span> {backToQuestion}
      </button>
    </div>
  )
}
