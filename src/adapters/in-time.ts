import type { Builds } from './new-build.ts'

/** Milliseconds that a visitor waits for a part of the site before the fallback is used. */
const patience = 8000

/** The awaited value; rejects if it takes longer than 8 s, or than the milliseconds given. */
export function inTime<Value>(awaited: Promise<Value>, longest = patience): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It took longer than ${longest / 1000} s.`)), longest)
    void awaited.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Awaits a part of the site; calls `onMissing` if it cannot be had within 8 s. If that is because the site was deployed
 * again, the page is reloaded instead.
 */
export function inTimeOrRenewed(part: Promise<unknown>, builds: Pick<Builds, 'renew'>, onMissing: () => void): void {
  inTime(part).catch(async () => {
    if (!(await builds.renew())) onMissing()
  })
}
