import { html, type Html } from './html.ts'
import { describeFully, describeTime } from './times.ts'

/** A time in milliseconds since 1970, near today by its day ('today 3:40 pm'); in full on paper, which is read later. */
export function moment(time: number, now: number, zone: string): Html {
  return html`<span class="on-screen">${describeTime(time, now, zone)}</span
    ><span class="on-paper">${describeFully(time, zone)}</span>`
}
