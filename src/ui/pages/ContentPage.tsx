import { siteSettings } from '../../../content/site.ts'
import type { ContentPage as ContentPageRecord } from '../../../content/types.ts'
import { deleteStoredData } from '../../adapters/browser-storage.ts'
import { Sections } from '../blocks/Sections/Sections.tsx'

/** A page outside clinics and services: its sections. */
export function ContentPage({ page: { sections, phone, clinics } }: { page: ContentPageRecord }) {
  const { unwiredButtons } = siteSettings
  return <Sections sections={sections} settings={{ phone, unwiredButtons, clinics, deleteStored: deleteStoredData }} />
}
