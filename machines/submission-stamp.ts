/** What travels with a submission beside what was typed; the same for every try. */
export interface SubmissionStamp {
  /** Tells the submission from any other. */
  id: string
  [field: string]: string
}
