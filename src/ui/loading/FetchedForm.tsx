import { useEffect, useState, type ComponentType } from 'react'
import { tryAgain } from '../../../content/words/common.ts'
import { inTime } from '../../adapters/in-time.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'
import { ActionButton } from '../blocks/ActionLink/ActionButton.tsx'
import { Boundary } from '../blocks/Boundary/Boundary.tsx'
import type { InquiryFormProps } from '../blocks/Inquiry/Inquiry.tsx'
import { MissingWords } from '../blocks/MissingPart/MissingWords.tsx'
import { useLazyPart } from './use-lazy-part.ts'

export interface FetchedFormProps extends InquiryFormProps {
  /** What a visitor would call it. */
  name: string
  fetchForm: () => Promise<{ Form: ComponentType<InquiryFormProps> }>
}

/** A form within a page, fetched once the page is alive; if it cannot be fetched, it says so. */
export function FetchedForm({ name, fetchForm, ...props }: FetchedFormProps) {
  const [loaded, load] = useLazyPart(fetchForm)
  const { builds } = useAdapters()
  const [tries, setTries] = useState(1)
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    const onMissing = async () => {
      if (!(await builds.renew())) setFailed(tries)
    }
    inTime(load()).catch(onMissing)
  }, [load, builds, tries])
  const missing = (
    <p role="alert">
      <MissingWords name={name} phone={props.phone} />
    </p>
  )
  if (loaded)
    return (
      <Boundary name={name} fallback={missing}>
        <loaded.Form {...props} />
      </Boundary>
    )
  return (
    failed === tries && (
      <>
        {missing}
        <ActionButton onClick={() => setTries(tries + 1)}>{tryAgain}</ActionButton>
      </>
    )
  )
}
