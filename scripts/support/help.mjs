import { commands } from './commands.mjs'

/** @typedef {import('./commands.mjs').Command} Command */

/**
 * The list of all commands, or the command of this name with its options.
 * @param {string | undefined} name
 */
export function helpOf(name) {
  const [, command] = Object.entries(commands).find(([each]) => each === name && each !== 'help') ?? []
  return command ? describe(typed(name), command) : describeAll()
}

function describeAll() {
  const lines = Object.entries(commands).map(([name, { does }]) => /** @type {const} */ ([typed(name), does]))
  return `${aligned(lines)}\n\nnpm run <command> -- --help prints the options of a command.`
}

/**
 * @param {string} line
 * @param {Command} command
 */
function describe(line, { does, takes = [] }) {
  return takes.length === 0 ? `${line}: ${does}` : `${line}: ${does}\n\n${aligned(takes)}`
}

/** @param {readonly (readonly [string, string])[]} lines */
function aligned(lines) {
  const width = Math.max(...lines.map(([left]) => left.length))
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

/** @param {string | undefined} name */
function typed(name) {
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
}
