import { z } from 'zod'
import { filled, path, slug, text } from './parts.ts'

const lines = filled(text)

const comparedService = z.strictObject({
  slug,
  name: text,
  /** Its page, or where it is told of. */
  href: path,
  facts: z.strictObject({
    time: lines,
    price: lines,
    temperature: lines,
    feels: lines,
    caution: lines,
    booked: lines,
  }),
  /** The next step: its calendar, or what stands in for one. */
  action: z.strictObject({ label: text, href: path }),
})
/** A service as the comparison shows it. */
export interface ComparedService extends z.output<typeof comparedService> {}
export const comparedServiceSchema: z.ZodType<ComparedService> = comparedService
