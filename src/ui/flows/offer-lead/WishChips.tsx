import { Chip } from '@mantine/core'
import { optional } from '../../../../content/words/submission.ts'
import { joinWishes, splitWishes } from '../../../../machines/offer-lead/index.ts'
import './chip.css'
import classes from './WishChips.module.css'

export interface WishChipsProps<Wish extends string> {
  legend: string
  wishes: readonly Wish[]
  labels: Readonly<Record<Wish, string>>
  /** The chosen wishes as one text. */
  value: string
  /** Nothing can be changed while the form is being sent. */
  isLocked: boolean
  onChange: (value: string) => void
}

const chipClasses = { root: classes['root'] ?? '', input: classes['input'] ?? '', label: classes['chip'] ?? '' }

/** Wishes to choose from: none, some or all of them. */
export function WishChips<Wish extends string>({
  legend,
  wishes,
  labels,
  value,
  isLocked,
  onChange,
}: WishChipsProps<Wish>) {
  return (
    <fieldset className={classes['wishes']}>
      <legend>
        {legend} <span>{optional}</span>
      </legend>
      <div>
        <Chip.Group
          multiple
          value={splitWishes(wishes, value)}
          onChange={(chosen) => {
            if (!isLocked) onChange(joinWishes(wishes, chosen))
          }}
        >
          {wishes.map((wish) => (
            <Chip key={wish} value={wish} aria-disabled={isLocked || undefined} classNames={chipClasses}>
              {labels[wish]}
            </Chip>
          ))}
        </Chip.Group>
      </div>
    </fieldset>
  )
}
