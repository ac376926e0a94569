import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a type for each CSS module below `src` and `tools`, so that a class that its file lacks does not compile. The
 * types are under `.cache/css`, which tsconfig.json overlays on the sources.
 * @param {string} root the project's folder
 */
export function writeClassTypes(root) {
  const folder = join(root, '.cache/css')
  const types = new Map(
    globSync('{src,tools}/**/*.module.css', { cwd: root }).map((file) => [
      file.replace(/css$/, 'd.css.ts'),
      typeOf(classesIn(readFileSync(join(root, file), 'utf8'))),
    ]),
  )
  for (const stale of globSync('**/*.d.css.ts', { cwd: folder })) {
    if (!types.has(stale)) rmSync(join(folder, stale))
  }
  for (const [file, type] of types) writeIfNew(join(folder, file), type)
}

/**
 * The names of the classes in a style sheet, each once.
 * @param {string} css
 * @returns {string[]}
 */
export function classesIn(css) {
  const selectors = css.replaceAll(/\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gs, '')
  return [...new Set([...selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''))].toSorted()
}

/** @param {string[]} classes */
function typeOf(classes) {
  const fields = classes.map((name) => `  readonly '${name}': string\n`)
  return `declare const classes: {\n${fields.join('')}}\nexport default classes\n`
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeIfNew(file, text) {
  try {
    if (readFileSync(file, 'utf8') === text) return
  } catch {
    mkdirSync(dirname(file), { recursive: true })
  }
  writeFileSync(file, text)
}
