export { franchiseMachine } from './franchise.machine.ts'
export {
  blankInquiry,
  choices,
  inquirySchema,
  parseInquiryDraft,
  type InquiryDraft,
  type InquiryIssue,
} from './franchise.schema.ts'
export type { FranchiseEvent, InquiryDelivery } from './franchise.types.ts'
export { franchiseView, type FranchiseSnapshot, type FranchiseView } from './franchise.view.ts'
