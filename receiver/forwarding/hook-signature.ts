import { createHmac } from 'node:crypto'

/**
 * The headers that sign a body as Standard Webhooks does (standardwebhooks.com): HMAC-SHA256 of id, time and body. After
 * the prefix `whsec_` a secret is base64; any other is taken as it is written.
 */
export function signatureOf(secret: string, id: string, body: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

function keyOf(secret: string): Buffer {
  const prefix = 'whsec_'
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret)
}
