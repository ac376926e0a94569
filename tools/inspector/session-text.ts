import type { Inspection } from './log.ts'

/** What a session's file calls itself. */
export const sessionKind = 'inspector session'

/** What was inspected, as the text of a file. It holds only what pages post, which is masked. */
export function sessionText(inspection: Inspection): string {
  return `${JSON.stringify({ kind: sessionKind, inspection })}\n`
}

/** Has the browser save what was inspected as a file of this name. */
export function saveSession(inspection: Inspection, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([sessionText(inspection)], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
