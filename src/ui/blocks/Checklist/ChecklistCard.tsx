import type { Section } from '../../../../content/types.ts'
import list from './Checklist.module.css'
import classes from './ChecklistCard.module.css'

export type ChecklistCardProps = Omit<Extract<Section, { kind: 'checklist' }>, 'kind'>

/** A checklist on a stage, which has a surface of its own. */
export function ChecklistCard({ title, intro, items }: ChecklistCardProps) {
  return (
    <>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['intro']}>{intro}</p>
      <ul className={list['list']}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
