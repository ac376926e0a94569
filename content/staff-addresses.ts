/**
 * Where each clinic's staff read e-mail about new requests, by the clinic's slug. No page shows these addresses, and no
 * page's script contains them; a clinic without one, or with a sample (example.com), is written to at RECEIVER_MAIL_TO
 * (docs/receiver.md).
 */
export const staffAddresses: Readonly<Record<string, string>> = {
  cincinnati: 'cincinnati@example.com',
  marlboro: 'marlboro@example.com',
  montclair: 'montclair@example.com',
  princeton: 'princeton@example.com',
  'red-bank': 'red-bank@example.com',
  westfield: 'westfield@example.com',
}
