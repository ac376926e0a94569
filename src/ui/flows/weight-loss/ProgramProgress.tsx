import * as words from '../../../../content/words/weight-loss.ts'
import classes from './ProgramProgress.module.css'

const steps = [words.steps.question, words.steps.plan] as const

/** How far the visitor is: 0 % at the question, 100 % at the plans. */
export function ProgramProgress({ progress }: { progress: 0 | 100 }) {
  const current = progress === 0 ? 0 : 1
  return (
    <div className={classes['progress']} data-progress={progress}>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
        aria-valuetext={words.progressAt(progress, steps[current])}
        className={classes['track']}
      >
        <div className={classes['fill']} />
      </div>
      <ol className={classes['steps']}>
        {steps.map((label, index) => (
          <li key={label} aria-current={index === current ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </ol>
    </div>
  )
}
