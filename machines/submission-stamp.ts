/** What is sent with a submission besides what was typed; the same for every try. */
export interface SubmissionStamp {
  /** The submission's unique id. */
  id: string
  [field: string]: string
}
