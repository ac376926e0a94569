import { restoreType } from './messages.ts'

/** A short title for an event of XState's own: 'start', 'loadServices done', 'after patience'. */
export function titleOf(type: string): string {
  const [, kind, name = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? []
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(type) ?? []
  const own: Record<string, string> = { 'xstate.init': 'start', 'xstate.stop': 'end', [restoreType]: 'went back' }
  return own[type] ?? (kind ? `${name} ${kind}` : delay ? `after ${delay}` : type)
}
