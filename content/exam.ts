import type { ExamSchedule } from './types.ts'

const allDay = { opens: '00:00', closes: '23:59' }

/** docs/product/consultation.md, P-CONSULT-6: time zone -4 and 24/7 exam hours for every day. */
export const examSchedule: ExamSchedule = {
  timeZone: -4,
  hours: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
}
