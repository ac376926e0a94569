import { randomUUID } from 'node:crypto'
import type { HookSettings, MailSettings } from '../settings.ts'
import type { Outcome } from './channel.ts'
import { createHookPost } from './hook.ts'
import { createPost, messageIdOf } from './mail.ts'
import { mailWords } from './words.ts'

/** What a test of a channel showed, in one line for an operator. */
export interface Tried {
  isWorking: boolean
  line: string
}

/** Sends a mail to RECEIVER_MAIL_TO. Says whether the server took it, or what to set or mend. */
export async function tryMail(mail: MailSettings | null): Promise<Tried> {
  if (mail === null) return { isWorking: false, line: 'No mail server is set: set RECEIVER_SMTP_URL.' }
  const { hostname } = new URL(mail.server)
  const letter = {
    to: mail.otherwise,
    recipient: 'the address in RECEIVER_MAIL_TO',
    subject: mailWords.tryingSubject,
    text: `${mailWords.trying}\n`,
    messageId: messageIdOf(randomUUID(), mail.from),
  }
  const post = createPost(mail)
  const outcome = await post.send(letter, never())
  post.close()
  return tried(outcome, `The mail server ${hostname} took a test mail to ${letter.to}.`)
}

/** Posts `{ "test": true }`, signed as requests are. Says whether the hook took it, or what to set or mend. */
export async function tryHook(hook: HookSettings | null): Promise<Tried> {
  if (hook === null) return { isWorking: false, line: 'No hook is set: set RECEIVER_HOOK_URL.' }
  const outcome = await createHookPost(hook)({ id: `test-${randomUUID()}`, body: '{"test":true}' }, never())
  return tried(outcome, `The hook ${new URL(hook.url).host} took a test.`)
}

function tried(outcome: Outcome, line: string): Tried {
  return outcome.kind === 'accepted' ? { isWorking: true, line } : { isWorking: false, line: outcome.reason }
}

function never(): AbortSignal {
  return new AbortController().signal
}
