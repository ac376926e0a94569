import { z } from 'zod'
import { date, text } from './parts.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'is not a time like 09:00', abort: true })

const dayHours = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'closes before it opens' })
/** Local clinic time, 24-hour `HH:MM`; `closes` is later than `opens` on the same day. */
export interface DayHours extends z.output<typeof dayHours> {}

export const weeklyHours = z.strictObject({
  mon: dayHours,
  tue: dayHours,
  wed: dayHours,
  thu: dayHours,
  fri: dayHours,
  sat: dayHours,
  sun: dayHours,
})
export interface WeeklyHours extends z.output<typeof weeklyHours> {}
export type Weekday = keyof WeeklyHours

export const specialDay = z.strictObject({
  /** `YYYY-MM-DD`, clinic time. */
  date,
  /** Null: closed. */
  hours: dayHours.nullable(),
  reason: text,
})
/** A day on which the usual hours do not apply. */
export interface SpecialDay extends z.output<typeof specialDay> {}

export const examScheduleSchema = z.strictObject({
  /** Hours from UTC. */
  timeZone: z.int().min(-12).max(14),
  hours: weeklyHours,
})
/** When the exam can be taken, as its widget is told. */
export interface ExamSchedule extends z.output<typeof examScheduleSchema> {}
