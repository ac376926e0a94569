/**
 * The version that a command's arguments name with `--since main` or `--since=main`, null without it, and the other
 * arguments. Throws one sentence where no version follows.
 */
export function sinceAskedFor(given: readonly string[]): { since: string | null; others: string[] } {
  const at = given.findIndex((text) => text === '--since' || text.startsWith('--since='))
  if (at === -1) return { since: null, others: [...given] }
  const [option = '', next] = given.slice(at, at + 2)
  const isJoined = option.includes('=')
  const since = isJoined ? option.slice('--since='.length) : next
  if (since === undefined || since === '' || since.startsWith('-'))
    throw new Error('--since takes a version that git knows, such as main.')
  return { since, others: [...given.slice(0, at), ...given.slice(at + (isJoined ? 1 : 2))] }
}
