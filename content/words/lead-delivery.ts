/** Words about requests that are kept on the visitor's device. */
import { replyTime, type Phrase } from './common.ts'

/** So many requests, at least one; `areOwn` where this visit made them all. */
export interface KeptCount {
  count: number
  areOwn: boolean
}

export const region = 'Kept on this device'
export const titles = {
  delivered: 'The request has reached us',
  refused: 'We could not take a request',
  waiting: 'Saved on this device, not sent yet',
}

/** `isMisdirected` where some of them wait for the site's operator. */
export function waiting({ count, areOwn, isMisdirected }: KeptCount & { isMisdirected: boolean }): string {
  const own = count === 1 ? 'Your request' : `Your ${count} requests`
  const subject = `${areOwn ? own : others(count)} ${count === 1 ? 'is' : 'are'}`
  const next = isMisdirected
    ? `We cannot take ${count === 1 ? 'it' : 'them'} at the moment; the fault is ours, so please call. We try again every hour while a page of this site is open.`
    : `${count === 1 ? 'It' : 'They'} will be sent as soon as possible while a page of this site is open.`
  return `${subject} saved on this device and not with us yet. ${next}`
}

export function refused({ count, areOwn }: KeptCount): string {
  const own = `${count === 1 ? 'A request' : `${count} requests`} of yours`
  const next = areOwn ? 'What you wrote is kept here for you to copy.' : 'Please call us.'
  return `${areOwn ? own : others(count)} could not be delivered, and will not be sent again. ${next}`
}

/** The browser empties what sites keep after so many days. */
export function soonEmptied(days: number): string {
  return `It may soon be gone: this browser deletes what sites keep after ${days} days without a visit. Please call us.`
}

/** The site itself keeps requests for so many days. */
export function soonDeleted(days: number): string {
  return `It will soon be deleted: no request is kept on this device for more than ${days} days. Please call us.`
}

export const delivered = `What was saved on this device is with us now. We will get back to you within ${replyTime}.`

export function callUs<Drawn>(phone: Drawn): Phrase<Drawn> {
  return ['Call us: ', phone]
}

export const sending = 'Sending…'
export const tryNow = 'Try now'
export const deleteWaiting = 'Delete without sending'
export const deleteRefused = 'Delete from this device'

export const copy = 'Copy what I wrote'
export const copied = 'Copied.'
export const copyFailed = 'This browser does not let us copy. Select the text here:'
export const written = 'What you wrote'

/** Whoever sits at the device now may not be who made them. */
function others(count: number): string {
  return count === 1 ? 'An earlier request' : `${count} requests`
}
