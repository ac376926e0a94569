/** What a calendar needs once the browser is idle, fetched as one. */
export { AskForTime, AskInstead } from './AskForTime.tsx'
export { BookedVisit } from './BookedVisit.tsx'
export { ClinicTime } from './ClinicTime.tsx'
