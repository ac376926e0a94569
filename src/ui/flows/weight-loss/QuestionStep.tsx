import { useId } from 'react'
import { chooseFirst, proceed } from '../../../../content/words/weight-loss.ts'
import type { GlpAnswer, WeightLossProgram } from '../../../../content/types.ts'
import type { WeightLossEvent, WeightLossView } from '../../../../machines/weight-loss/index.ts'
import classes from './QuestionStep.module.css'

const answers: readonly GlpAnswer[] = ['yes', 'no']

export interface QuestionStepProps {
  question: WeightLossProgram['question']
  view: Pick<WeightLossView, 'answer' | 'canContinue'>
  send: (event: WeightLossEvent) => void
}

/** The GLP question: yes or no, then on to the plans. */
export function QuestionStep({ question, view: { answer, canContinue }, send }: QuestionStepProps) {
  const id = useId()
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'plan.continue' })
      }}
    >
      <fieldset className={classes['question']} aria-describedby={`${id}-which`}>
        <legend className={classes['legend']}>{question.text}</legend>
        <p id={`${id}-which`} className={classes['which']}>
          {question.explanation} {question.help}
        </p>
        <div className={classes['answers']}>
          {answers.map((one) => (
            <label key={one} className={classes['answer']}>
              <input
                type="radio"
                name={`${id}-answer`}
                value={one}
                checked={answer === one}
                onChange={() => send({ type: 'answer.pick', answer: one })}
              />
              {question.labels[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={classes['provider']}>{question.provider}</p>
      <div className={classes['next']}>
        <button
          type="submit"
          className={classes['continue']}
          aria-disabled={!canContinue}
          aria-describedby={canContinue ? undefined : `${id}-why`}
        >
          {proceed}
        </button>
        {!canContinue && (
          <p id={`${id}-why`} className={classes['why']}>
            {chooseFirst}
          </p>
        )}
      </div>
    </form>
  )
}
