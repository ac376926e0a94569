import { useEffect, useState, type ComponentType } from 'react'
import { tryAgain } from '../../../../content/words/common.ts'
import { inquiryForm } from '../../../../content/words/parts.ts'
import { Boundary } from '../../blocks/Boundary/Boundary.tsx'
import { MissingWords } from '../../blocks/MissingPart/MissingWords.tsx'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import type { InquiryFormProps } from '../../blocks/Inquiry/Inquiry.tsx'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { inTime } from '../../../adapters/in-time.ts'
import { useLazyPart } from '../../loading/use-lazy-part.ts'

/** The franchise inquiry form, fetched once the page is alive; where it cannot be had it says so. */
export function FranchiseInquiry(props: InquiryFormProps) {
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
      <MissingWords name={inquiryForm} phone={props.phone} />
    </p>
  )
  if (loaded)
    return (
      <Boundary name={inquiryForm} fallback={missing}>
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

async function fetchForm(): Promise<{ Form: ComponentType<InquiryFormProps> }> {
  const { FranchiseForm } = await import('./FranchiseForm.tsx')
  return { Form: FranchiseForm }
}
