import { onTestFinished } from 'vitest'
import type { WhenEnded } from './walk-record.ts'

/** Has a walk's record closed with Vitest's verdict on the current test. */
export const whenVitestEnds: WhenEnded = (close) =>
  onTestFinished(({ task: { result } }) => {
    const text = (result?.errors ?? []).map(({ message }) => message).join('\n')
    const isLate = text.startsWith('Test timed out in')
    close({ result: result?.state === 'pass' ? 'passed' : isLate ? 'timed out' : 'failed', text })
  })
