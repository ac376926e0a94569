import { staffAddresses } from '../content/staff-addresses.ts'
import { clinicsWithSamples } from './forwarding/staff.ts'
import type { Settings } from './settings.ts'

/** Where new requests are forwarded to, in a line for the operator who starts a receiver. */
export function waysInWords({ mail, hook }: Pick<Settings, 'mail' | 'hook'>, addresses = staffAddresses): string {
  const names = clinicsWithSamples(addresses).join(', ')
  const samples = names && `, and for ${names}: their addresses in content/staff-addresses.ts are samples`
  const ways = [
    ...(mail
      ? [`mailed through ${new URL(mail.server).host} (${mail.otherwise} where no clinic is asked${samples})`]
      : []),
    ...(hook ? [`posted to ${new URL(hook.url).host}`] : []),
  ]
  if (ways.length > 0) return `New requests are ${ways.join(' and ')}.`
  return 'New requests are not forwarded: neither RECEIVER_SMTP_URL nor RECEIVER_HOOK_URL is set.'
}
