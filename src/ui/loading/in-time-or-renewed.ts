import { inTime } from '../../adapters/in-time.ts'
import type { Builds } from '../../adapters/new-build.ts'

/**
 * Awaits a part of the site; calls `onMissing` if it cannot be had within 8 s. If that is because the site was deployed
 * again, the page is reloaded instead.
 */
export function inTimeOrRenewed(part: Promise<unknown>, builds: Pick<Builds, 'renew'>, onMissing: () => void): void {
  inTime(part).catch(async () => {
    if (!(await builds.renew())) onMissing()
  })
}
