import { stillLoading } from '../../../../content/words/weight-loss.ts'
import type { Phone, WeightLossProgram } from '../../../../content/types.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { ProgramProgress } from './ProgramProgress.tsx'
import { QuestionStep } from './QuestionStep.tsx'
import classes from './WeightLossProgram.module.css'

export interface ProgramPreviewProps extends Pick<WeightLossProgram, 'question'> {
  /** Whom to call where the page does not come alive. */
  phone: Phone
}

const view = { answer: null, canContinue: false } as const

/**
 * The question as it will look once the page is alive, so that nothing moves then; it cannot be pressed yet, and says so
 * after 8 seconds.
 */
export function ProgramPreview({ question, phone }: ProgramPreviewProps) {
  return (
    <div className={classes['preview']}>
      <div inert className={classes['program']}>
        <ProgramProgress progress={0} />
        <p className={classes['step']}>{question.title}</p>
        <QuestionStep question={question} view={view} send={nothing} />
      </div>
      <p className={classes['late']}>{stillLoading(<CallLink key="phone" phone={phone} />)}</p>
    </div>
  )
}

function nothing(): void {}
