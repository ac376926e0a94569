import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** 32 random bytes as 43 letters, digits, - and _. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret, so that who reads the database cannot use it: its SHA-256. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** What a browser keeps of a sign-in: it tells nothing, and ends when the password changes. */
export function markOf({ name, password }: { name: string; password: string }): string {
  return createHmac('sha256', password).update(`signed in here as ${name}`).digest('base64url')
}

/** Compares two texts in a time that does not depend on where they differ. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

const ivSize = 12
const tagSize = 16

/**
 * Encrypts a text for an address, as a search for a name: logs and histories hold nothing that anybody can read without
 * the session's secret, which is in its cookie alone (AES-256-GCM; the key by HKDF).
 */
export function seal(text: string, secret: string): string {
  const iv = randomBytes(ivSize)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed; null where it was sealed in another session, or is no such thing. */
export function unseal(sealed: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivSize + tagSize) return null
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, ivSize))
    cipher.setAuthTag(bytes.subarray(ivSize, ivSize + tagSize))
    return Buffer.concat([cipher.update(bytes.subarray(ivSize + tagSize)), cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'inbox: sealed in an address', 32))
}
