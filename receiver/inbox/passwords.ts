import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** The fewest and the most characters of a password (NIST SP 800-63B: at least 64 have to be allowed). */
export const passwordLength = { fewest: 12, most: 200 }

/** The cost of a hash: N of scrypt (OWASP, Password Storage: N=2^17, r=8, p=1, which takes 128 MiB). */
export const defaultCost = 2 ** 17

const blockSize = 8
const keySize = 32
/** Each hash takes 128 MiB, so that few may be made at a time, and few may wait. */
const atATime = 2
const mostWaiting = 20

export interface Passwords {
  /** What is stored of a password. Rejects where too many wait. */
  hash: (password: string) => Promise<string>
  /** Whether it is the stored one; without a stored one no, after the same time. Rejects where too many wait. */
  isRight: (password: string, stored: string | null) => Promise<boolean>
}

/** Makes and checks hashes of passwords, at most two at a time. */
export function createPasswords(cost = defaultCost): Passwords {
  const inLine = createLine()
  const nobody = written(cost, randomBytes(16), randomBytes(keySize))
  return {
    async hash(password) {
      const salt = randomBytes(16)
      return written(cost, salt, await inLine(() => derive(password, salt, cost)))
    },
    async isRight(password, stored) {
      const [, n = '', salt = '', key = ''] = (stored ?? nobody).split('$')
      const derived = await inLine(() => derive(password, Buffer.from(salt, 'base64url'), Number(n)))
      const expected = Buffer.from(key, 'base64url')
      return expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== null
    },
  }
}

function written(cost: number, salt: Buffer, key: Buffer): string {
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$')
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: cost, r: blockSize, p: 1, maxmem: 128 * cost * blockSize + 1024 ** 2 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keySize, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}

function createLine() {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = () => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return async (task: () => Promise<Buffer>): Promise<Buffer> => {
    if (waiting.length >= mostWaiting) throw new Refusal(503, 'busy')
    if (running < atATime) running += 1
    else await new Promise<void>((resolve) => void waiting.push(resolve))
    return task().finally(leave)
  }
}
