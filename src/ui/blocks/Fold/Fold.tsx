import classes from './Fold.module.css'

export interface FoldProps {
  title: string
  text: string
}

/** A title that opens its text, as native `<details>`, so that it works without JavaScript. */
export function Fold({ title, text }: FoldProps) {
  return (
    <details className={classes['fold']}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <p>{text}</p>
    </details>
  )
}
