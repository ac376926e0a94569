import type { WeightLossProgram } from '../../../../content/types.ts'
import { ProgramProgress } from './ProgramProgress.tsx'
import { QuestionStep } from './QuestionStep.tsx'
import classes from './WeightLossProgram.module.css'

const view = { answer: null, canContinue: false } as const

/** The question as it will look once the page is alive, so that nothing moves then; it cannot be pressed yet. */
export function ProgramPreview({ question }: Pick<WeightLossProgram, 'question'>) {
  return (
    <div inert className={classes['preview']}>
      <div className={classes['program']}>
        <ProgramProgress progress={0} />
        <p className={classes['step']}>{question.title}</p>
        <QuestionStep question={question} view={view} send={nothing} />
      </div>
    </div>
  )
}

function nothing(): void {}
