import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { tryAgain } from '../../../content/words/common.ts'
import type { Phone } from '../../../content/types.ts'
import { inTimeOrRenewed } from './in-time-or-renewed.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'
import { ActionButton } from '../blocks/ActionLink/ActionButton.tsx'
import { Boundary } from '../blocks/Boundary/Boundary.tsx'
import { MissingWords } from '../blocks/MissingPart/MissingWords.tsx'
import { useLazyPart } from './use-lazy-part.ts'

export interface FetchedFormProps<Props> {
  /** What a visitor would call it. */
  name: string
  /** Whom to call if it cannot be fetched. */
  phone: Phone
  fetchForm: () => Promise<{ Form: ComponentType<Props> }>
  form: Props
  /** What stands there meanwhile. */
  standIn?: ReactNode
}

/**
 * A form within a page, fetched once the page is alive; if it cannot be fetched, it says so. Who asks for it again, and
 * waits, is led to its first field.
 */
export function FetchedForm<Props extends object>({ name, phone, fetchForm, form, standIn }: FetchedFormProps<Props>) {
  const [loaded, load] = useLazyPart(fetchForm)
  const { builds } = useAdapters()
  const [tries, setTries] = useState(1)
  const [failed, setFailed] = useState(0)
  const asked = useRef<HTMLElement>(null)
  useEffect(() => {
    inTimeOrRenewed(load(), builds, () => setFailed(tries))
  }, [load, builds, tries])
  useEffect(() => {
    // Safari gives the focus to what contains a button that is clicked.
    if (loaded && document.activeElement?.contains(asked.current)) asked.current?.querySelector('input')?.focus()
  }, [loaded])
  const missing = (
    <p key={failed} role="alert">
      <MissingWords name={name} phone={phone} />
    </p>
  )
  if (loaded)
    return (
      <Boundary name={name} fallback={missing}>
        <loaded.Form {...form} />
      </Boundary>
    )
  if (failed === 0) return standIn
  return (
    <>
      {missing}
      <ActionButton
        isBusy={failed !== tries}
        onClick={({ currentTarget }) => {
          asked.current = currentTarget.parentElement
          setTries(failed + 1)
        }}
      >
        {tryAgain}
      </ActionButton>
    </>
  )
}
