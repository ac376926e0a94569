import { security } from '../../content/security.ts'
import { absolute } from './origin.ts'

export const securityFile = '.well-known/security.txt'

/** Whom to contact about a vulnerability: RFC 9116. */
export function securityText(): string {
  return [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absolute(`/${securityFile}`)}`,
    '',
  ].join('\n')
}
