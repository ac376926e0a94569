import { useState } from 'react'
import * as words from '../../../../content/words/lead-delivery.ts'
import type { KeptLead } from '../../../../machines/lead-delivery/index.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { writtenText } from './kept-words.ts'
import classes from './KeptNotice.module.css'

/** Copies what the visitor wrote, or shows it for selection if the browser does not allow copying. */
export function CopyKept({ leads }: { leads: readonly KeptLead[] }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writtenText(leads))
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      <ActionButton compact tone="quiet" onClick={() => void copy()}>
        {words.copy}
      </ActionButton>
      <p role="status" className={classes['copied']}>
        {outcome === 'copied' && words.copied}
        {outcome === 'failed' && words.copyFailed}
      </p>
      {outcome === 'failed' && (
        <textarea
          readOnly
          aria-label={words.written}
          className={classes['written']}
          rows={5}
          value={writtenText(leads)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
