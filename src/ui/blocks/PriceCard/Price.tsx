import classes from './Price.module.css'

const amountAmongWords = /^([^$]*)(\$[\d,.]+)(.*)$/

/** A price with its amount set large: '$199' of 'From $199/session'. A price without an amount is plain text. */
export function Price({ text }: { text: string }) {
  const [, before = '', amount, after = ''] = amountAmongWords.exec(text) ?? []
  if (amount === undefined) return <p className={classes['words']}>{text}</p>
  return (
    <p className={classes['price']}>
      {before}
      <strong>{amount}</strong>
      {after && <span data-apart={after.startsWith('/')}>{after}</span>}
    </p>
  )
}
