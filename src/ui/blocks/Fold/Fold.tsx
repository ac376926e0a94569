import classes from './Fold.module.css'

export interface FoldProps {
  title: string
  text: string
}

/** A title that opens its text; the browser's own, so it opens without JavaScript. */
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
