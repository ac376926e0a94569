import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const isCode = /\.(ts|tsx|mts|js|jsx|mjs)$/
const isOther = /(\.d\.ts|\.(test|spec|stories)\.[a-z]+)$/
const makesMachine = /\bcreateMachine\s*\(/

/** The files of a folder that make machines, without tests and packages, as paths from there. */
export function filesWithMachines(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode.test(entry.name) && !isOther.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) => !/[\\/](node_modules|dist|\.git)[\\/]/.test(file) && makesMachine.test(readFileSync(file, 'utf8')),
    )
    .map((file) => relative(folder, file))
    .toSorted()
}
