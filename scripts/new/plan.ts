import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from './refusal.ts'

/** What will be written, by path from the project's root: new files, and edits to existing files. */
export interface Plan {
  files: Readonly<Record<string, string>>
  edits: Readonly<Record<string, (text: string) => string>>
}

/**
 * Writes everything in a plan, and resolves to the paths. Writes nothing and throws a Refusal where a new file exists
 * already or an edit finds no place.
 */
export async function carryOut(root: string, { files, edits }: Plan): Promise<string[]> {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)))
  if (taken) throw new Refusal(`${taken} is there already: choose another name.`)
  const edited = Object.entries(edits).map(
    ([path, edit]) => [path, edit(readFileSync(join(root, path), 'utf8'))] as const,
  )
  const written = await Promise.all(
    [...Object.entries(files), ...edited].map(([path, text]) => formatted(root, path, text)),
  )
  for (const { path, text } of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return written.map(({ path }) => path)
}

/** Adds an import after the last one, and an entry to the end of the flat list or record that begins with `opening`. */
export function withEntry(path: string, importLine: string, opening: string, entry: string): (text: string) => string {
  return (text) => {
    const start = text.indexOf(opening)
    if (start === -1) throw new Refusal(`${path} has no line '${opening}' to add to.`)
    const end = text.indexOf(opening.endsWith('[') ? ']' : '}', start + opening.length)
    const entries = text.slice(0, end).trimEnd()
    const separator = /[[{,]$/.test(entries) ? '' : ','
    return withImport(`${entries}${separator} ${entry}${text.slice(end)}`, importLine)
  }
}

/** Adds an import after the last one. */
export function withImport(text: string, line: string): string {
  const end = text.indexOf('\n', text.indexOf(" from '", text.lastIndexOf('\nimport ')))
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

/** Throws a Refusal where a file of the folder already has this value in one of these fields. */
export function refuseTaken(root: string, folder: string, fields: readonly string[], value: string): void {
  for (const name of readdirSync(join(root, folder))) {
    const text = readFileSync(join(root, folder, name), 'utf8')
    const field = fields.find((each) => text.includes(`${each}: '${value}'`))
    if (field) throw new Refusal(`${folder}/${name} has the ${field} '${value}': choose another name.`)
  }
}

async function formatted(root: string, path: string, text: string): Promise<{ path: string; text: string }> {
  const { format, resolveConfig } = await import('prettier')
  const filepath = join(root, path)
  return { path, text: await format(text, { ...(await resolveConfig(filepath)), filepath }) }
}
