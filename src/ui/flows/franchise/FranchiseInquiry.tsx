import { useEffect, type ComponentType } from 'react'
import type { InquiryFormProps } from '../../blocks/Inquiry/Inquiry.tsx'
import { useLazyPart } from '../../use-lazy-part.ts'

/** The franchise inquiry form, fetched once the page is alive; nothing where it cannot be had. */
export function FranchiseInquiry(props: InquiryFormProps) {
  const [loaded, load] = useLazyPart(fetchForm)
  useEffect(() => {
    load().catch(() => undefined)
  }, [load])
  return loaded && <loaded.Form {...props} />
}

async function fetchForm(): Promise<{ Form: ComponentType<InquiryFormProps> }> {
  const { FranchiseForm } = await import('./FranchiseForm.tsx')
  return { Form: FranchiseForm }
}
