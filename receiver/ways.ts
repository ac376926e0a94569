import type { Settings } from './settings.ts'

/** Where new requests are forwarded to, in a line for the operator who starts a receiver. */
export function waysInWords({ mail, hook }: Pick<Settings, 'mail' | 'hook'>): string {
  const ways = [
    ...(mail ? [`mailed through ${new URL(mail.server).host} (${mail.otherwise} where no clinic is asked)`] : []),
    ...(hook ? [`posted to ${new URL(hook.url).host}`] : []),
  ]
  if (ways.length > 0) return `New requests are ${ways.join(' and ')}.`
  return 'New requests are not forwarded: neither RECEIVER_SMTP_URL nor RECEIVER_HOOK_URL is set.'
}
