import type { Move } from './acts.ts'
import type { Reason } from './refusal.ts'
import type { Tab } from './view.ts'

/** What the lists are called. */
export const tabNames: Readonly<Record<Tab, string>> = {
  new: 'New',
  overdue: 'Overdue',
  done: 'Done',
  spam: 'Spam',
  unforwarded: 'Not forwarded',
  found: 'Found',
}

/** What requests are called that name no clinic. */
export const noClinic = 'No clinic named'

/** What an empty list says. */
export const emptyLists: Readonly<Record<Tab, { title: string; text: string }>> = {
  new: { title: 'Everybody has been answered.', text: 'New requests are here the next time you look.' },
  overdue: { title: 'Nothing is overdue.', text: 'Everybody was promised a call within 24 hours.' },
  done: { title: 'Nothing is done yet.', text: 'What you mark as done is kept here.' },
  spam: { title: 'No spam.', text: 'What looks like a robot’s is put here instead of among the new ones.' },
  unforwarded: { title: 'Everything was forwarded.', text: 'What cannot be forwarded appears here.' },
  found: { title: 'Nobody was found.', text: 'Try a part of the name, the e-mail address or the phone number.' },
}

/** What stands above a list, which does not change by itself: as of when it is, and the link that shows it anew. */
export const asOfWords = { asOf: 'As of', new: 'Look for new requests', other: 'Look again' }

/** What a request's state is called. */
export const stateNames: Readonly<Record<string, string>> = { new: 'New', done: 'Done', spam: 'Spam' }

/** The buttons with which staff act on a request. */
export const buttonWords: Readonly<Record<Move | 'forward', string>> = {
  done: 'Done',
  reopen: 'Reopen',
  spam: 'Mark as spam',
  'not-spam': 'Not spam',
  forward: 'Forward again',
}

/** What each act is called in a history, after who did it. */
export const actWords: Readonly<Record<string, string>> = {
  done: 'marked it as done',
  reopen: 'reopened it',
  spam: 'marked it as spam',
  'not-spam': 'said that it is no spam',
  note: 'noted something',
  forward: 'had it forwarded again',
  undo: 'took the last act back',
}

/** What is said right after an act, after the name of whose request it is. */
export const saidWords: Readonly<Record<string, string>> = {
  done: 'marked as done.',
  reopen: 'open again.',
  spam: 'marked as spam.',
  'not-spam': 'no spam: among the new ones again.',
  note: 'note saved.',
  forward: 'will be forwarded again.',
  undo: 'taken back.',
}

/** Giving to a clinic, or to none (''): in a history, after who did it, and right after it, after the name. */
export function givenWords(clinic: string): { act: string; said: string } {
  return clinic === ''
    ? { act: 'left it without a clinic', said: 'left without a clinic.' }
    : { act: `gave it to ${clinic}`, said: `given to ${clinic}.` }
}

/** What is said, after the name of whose request it is and before what was done, where something was done since. */
export const laterWords = 'not undone. Since then'

/** What is said that concerns no request in particular. */
export const plainSaid: Readonly<Record<string, string>> = {
  welcome: 'Welcome. This is where requests from the website arrive.',
  'new-password': 'Your new password is set. You are signed out everywhere else.',
  same: 'Nothing changed: it already was so, or a colleague was faster.',
  deleted: 'The request is deleted.',
  'deleted-unsure':
    'The request is deleted, but the disk did not confirm that nothing of it is left: tell whoever runs the server.',
  expired: 'This search ended with your last session. Search again.',
  removed: 'The account is removed. Whoever used it is signed out.',
  'last-owner': 'Not removed: it is the only owner. Make another owner first.',
  withdrawn: 'The link is withdrawn: it opens nothing any more.',
  'no-link': 'This link had ended already: it was used, withdrawn or too old. The audit has who used or withdrew it.',
  'no-account': 'There was no such account any more.',
}

/** Who did something that no account did. */
export const atTheServer = 'at the server'

/** What is said with a new one-time link: what it does, before a name, and what to do with it. */
export const linkWords = {
  password: 'This sets a new password for',
  clinic: 'This makes an account that sees the requests of',
  owner: 'This makes an owner’s account, which sees everything.',
  send: 'Send this link to your colleague. It can be used once, within 24 hours:',
}

/** What becomes of an account that is removed, said before it is. */
export const removalWords =
  'Whoever uses it is signed out at once, and its one-time links end, also those that it made. What it did stays in the histories. This cannot be undone.'

export const signInSentences = {
  out: 'You are signed out.',
  wrong: 'This name and password do not go together. Check both; after five tries the name is locked for 15 minutes.',
  locked: 'Too many tries for this name. It can be used again in 15 minutes.',
  used: 'This link has ended: it was used or withdrawn, or is older than a day. If you have just used it, sign in with the name and the password that you chose.',
}

export function passwordHint(fewest: number): string {
  return `At least ${fewest} characters. Several words in a row are easy to remember.`
}

/** Pages that are shown in the place of another one. */
export const refusals: Readonly<Record<Reason | 'away' | 'full' | 'fault' | 'odd', { title: string; text: string }>> = {
  unknown: {
    title: 'There is nothing here',
    text: 'The address is wrong, or what was here is gone: deleted, given to another clinic, or a one-time link that was used or is older than a day.',
  },
  foreign: {
    title: 'Not done',
    text: 'This was sent from another website. If you pressed a button here, open the inbox again by its own address.',
  },
  stale: {
    title: 'Not done',
    text: 'This page was from an earlier session. Go back to the requests and try again.',
  },
  owners: { title: 'For owners', text: 'Your account sees the requests of your clinic. Ask an owner for this.' },
  signedOut: {
    title: 'You are signed out',
    text: 'This changed nothing. If you have just changed your password, sign in with the new one.',
  },
  cookies: {
    title: 'Not signed in',
    text: 'The form was too old, or your browser keeps no cookies. Allow cookies for this address and try again.',
  },
  busy: { title: 'One moment', text: 'Many people sign in right now. Try again in a few seconds.' },
  often: { title: 'Too many tries', text: 'Wait a few minutes, then try again.' },
  away: {
    title: 'The database does not answer',
    text: 'Nothing was changed, and nothing is lost: new requests wait with their senders. Try again in a minute; if it stays like this, tell whoever runs the server.',
  },
  full: {
    title: 'The disk is full or cannot be written',
    text: 'Nothing was changed, and nothing is lost: new requests wait with their senders. The inbox notes who reads what, so it opens again once it can write: tell whoever runs the server now.',
  },
  fault: {
    title: 'Something went wrong here',
    text: 'It is our fault, and it was noted. Go back and try again; if it happens again, tell whoever runs the server.',
  },
  odd: { title: 'This could not be read', text: 'What was sent is too long or incomplete. Go back and try again.' },
}

/** A note that was not saved, kept on the page. */
export const keptNote = {
  label: 'Your note is still here',
  again: 'Save the note again',
  copy: 'Copy it before you sign in again.',
  open: 'Copy it, open the request again, and save it there.',
  gone: 'Copy what you still need of it: it has no request any more.',
}
