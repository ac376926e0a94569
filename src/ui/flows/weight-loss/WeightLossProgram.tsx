import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Phone, WeightLossProgram as Program } from '../../../../content/types.ts'
import { weightLossMachine, weightLossView } from '../../../../machines/weight-loss/index.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import moves from '../../steps/step-move.module.css'
import { TitleFocus } from '../../steps/TitleFocus.tsx'
import { useArrived } from '../../steps/use-arrived.ts'
import { useHeadingFocus } from '../../steps/use-heading-focus.ts'
import { useStepMove } from '../../steps/use-step-move.ts'
import { keepAnswer, restoreProgram } from './glp-answer.ts'
import { PlanStep } from './PlanStep.tsx'
import { ProgramProgress } from './ProgramProgress.tsx'
import { QuestionStep } from './QuestionStep.tsx'
import { useProgramAddress } from './use-program-address.ts'
import classes from './WeightLossProgram.module.css'

export interface WeightLossProgramProps {
  program: Program
  phone: Phone
}

/** The weight-loss program in two steps; drawn only in the browser, where the tab keeps the answer. */
export function WeightLossProgram({ program, phone }: WeightLossProgramProps) {
  const { drafts } = useAdapters()
  const [snapshot] = useState(() => restoreProgram(drafts))
  const actor = useActorRef(weightLossMachine, { snapshot })
  useProgramAddress(actor)
  const view = weightLossView(useArrived(actor), program)
  const heading = useHeadingFocus(view.step)
  const titleId = `program-${view.step}`
  const move = useStepMove(view.progress)
  useEffect(() => keepAnswer(actor, drafts), [actor, drafts])

  return (
    <section className={classes['program']} aria-labelledby={titleId}>
      <ProgramProgress progress={view.progress} />
      <TitleFocus key={titleId} ref={heading} titleId={titleId} className={classes['title']}>
        <h2 id={titleId} className={classes['step']} data-step={view.step}>
          {view.title}
        </h2>
      </TitleFocus>
      <div key={view.step} data-move={move} className={moves['step']}>
        {view.step === 'question' ? (
          <QuestionStep question={program.question} view={view} send={(event) => actor.send(event)} />
        ) : (
          <PlanStep view={view} phone={phone} send={(event) => actor.send(event)} />
        )}
      </div>
    </section>
  )
}
