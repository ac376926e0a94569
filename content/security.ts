import type { SecurityContact } from './types.ts'

/** Whom to tell of a weakness of the site, for /.well-known/security.txt (RFC 9116). Renewed before it expires: within a year. */
export const security: SecurityContact = {
  email: 'security@example.com',
  expires: '2027-11-01',
  sample: true,
}
