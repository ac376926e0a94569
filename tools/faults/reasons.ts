import type { FlowId } from '../../machines/registry.ts'
import type { Reasons } from './results.ts'

const forOutside = 'nothing on the page listens yet: it is for the outside'
const leftFirst = 'a mouse leaves one dropdown before it comes to the other (the machine’s own paths)'
const focusLeaves =
  'the page that is followed to takes the focus, which dismisses the menu too (the machine’s own paths; tests/e2e/site-menu*.test.ts to the page shown)'
const allTheSame =
  'where ‘Try now’ is offered both lead to the next try; they differ in its haste, which no screen shows (the machine’s own paths; attempt.test.ts)'

const anew = 'the 8 seconds begin anew at the moment at which they began (opening.test.ts, run-table.test.ts)'
const replaced =
  'the page that came has a link of its own in the place of this one (opening.test.ts, run-table.test.ts)'
const asBusy = 'the link is busy as it was before, until its page is there (the machine’s own paths)'

/**
 * Faults of the user interface that no path notices or can bring about, each with the reason and with what else tests
 * it.
 */
export const reasons: Partial<Record<FlowId, Reasons>> = {
  booking: {
    'handler missing: emitted booking.calendarShown': forOutside,
    'handler missing: emitted booking.booked': forOutside,
    'handler missing: open.booked calendar.complete':
      'the last report counts, and in the model it is the same (booking.test.ts; the reliability table for another time)',
  },
  embed: {
    'double send: embed.complete':
      'the last report counts, and the second is the same (embed.test.ts, booking.test.ts)',
  },
  carousel: {
    'double send: carousel.pick': 'the same review comes into view, and its 7 seconds begin, at the same moment',
  },
  'site-menu': {
    'handler missing: bar.open.hovered menu.enter': leftFirst,
    'handler missing: bar.open.pinned menu.enter':
      'what the mouse does while a dropdown is pinned changes nothing, so that nothing is lost with it (the machine’s own paths)',
    'handler missing: bar.open link.follow': focusLeaves,
    'handler missing: drawer link.follow': focusLeaves,
    'wrong event: menu.enter in place of link.follow': focusLeaves,
    'wrong event: menu.leave in place of link.follow': focusLeaves,
    'wrong event: menu.press in place of link.follow': focusLeaves,
    'wrong event: menu.dismiss in place of link.follow': focusLeaves,
    'wrong event: drawer.toggle in place of link.follow': focusLeaves,
  },
  'lead-delivery': {
    'wrong event: lead.stored in place of kept.retry': allTheSame,
    'wrong event: browser.online in place of kept.retry': allTheSame,
    'wrong event: page.show in place of kept.retry': allTheSame,
  },
  'exam-disclosure': {
    'wrong event: exam.fail in place of exam.slow':
      'a frame falls silent only while the exam is prepared, where both lead to the same (the machine’s own paths)',
  },
  opening: {
    'handler missing: loading part.press': anew,
    'double send: part.press': anew,
    'handler missing: slow xstate.done.actor.goOn': replaced,
    'handler missing: failed xstate.done.actor.goOn': replaced,
    'stale text: slow': asBusy,
    'stale text: failed': asBusy,
    'stale text: ready':
      'the dialog is closed by its own flow, and opens with the next press (the machine’s own paths)',
  },
}
