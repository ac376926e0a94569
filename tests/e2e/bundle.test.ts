import { readdirSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '../..')

/** The files that are served, and those that prerendered them. */
const built = ['dist', 'dist-server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
)
const served = built.filter((file) => relative(root, file).startsWith('dist/'))

const traces: Readonly<Record<string, RegExp>> = {
  'the inspector': /statelyai|stately\.ai|@inspector|__inspect|saveVisit|inspector session/,
  'test code':
    /vitest|@testing-library|playwright|fast-check|axe-core|\bfindByRole\b|tests\/(?:e2e|paths|steps|drivers)\b/,
  'models and words for tests': /\bflowModel\b|paths\.lock|\.model\.ts/,
  'the development server': /@vite\/client|@react-refresh|import\.meta\.hot|react\/jsx-dev-runtime|jsxDEV/,
  'a source map': /[#@] ?sourceMappingURL=/,
  'a path of this machine': new RegExp([root, homedir(), `${tmpdir()}/`].map(escaped).join('|')),
  'a file address': /file:\/\/\//,
  'a private key or a secret': /-----BEGIN|\b(?:sk|rk|whsec)_(?:live|test)_|\bAKIA[0-9A-Z]{16}\b/,
}

test('Nothing that was built holds the inspector, test code, source maps, secrets or paths of this machine', () => {
  expect(served.length).toBeGreaterThan(200)
  expect(built.length).toBeGreaterThan(served.length)
  const found = served.flatMap((file) => {
    const text = readFileSync(file, 'latin1')
    return Object.entries(traces).flatMap(([what, trace]) => {
      const [said] = trace.exec(text) ?? []
      return said === undefined ? [] : [`${relative(root, file)} holds ${what}: ${said}`]
    })
  })
  expect(found).toEqual([])
  expect(built.filter((file) => traces['the inspector']?.test(readFileSync(file, 'latin1')))).toEqual([])
})

test('Only files of the kinds that visitors need are served', () => {
  const kinds = new Set(served.map((file) => /(?:\.[\w]+)?$/.exec(file)?.[0]))
  const known = new Set([
    '.avif',
    '.css',
    '.html',
    '.jpg',
    '.js',
    '.json',
    '.md',
    '.png',
    '.svg',
    '.txt',
    '.webmanifest',
    '.webp',
    '.woff2',
    '.xml',
    '',
  ])
  expect(known).toEqual(kinds)
  expect(
    served.filter((file) => /\.map$|\.tsx?$|\.test\.|\/\.(?!vite\/|well-known\/security\.txt$)/.test(file)),
  ).toEqual([])
})

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

test('Every variable of Mantine’s theme that styles and scripts name is one that they get, but for the dark scheme’s', () => {
  const texts = served.filter((file) => /\.(css|js|html)$/.test(file)).map((file) => readFileSync(file, 'utf8'))
  const matches = (pattern: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  const named = matches(/var\((--mantine-[a-z0-9-]+)\)/g)
  const given = matches(/(--mantine-[a-z0-9-]+)["'`]?:/g)
  expect(named.size).toBeGreaterThan(30)
  const isOfDarkScheme = (name: string) => name.startsWith('--mantine-color-dark-')
  expect([...named].filter((name) => !given.has(name) && !isOfDarkScheme(name))).toEqual([])
})

test('No part asks Mantine for a colour by its name: only then are the variables of a colour not needed', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  expect(
    sources.flatMap((text) => [...text.matchAll(/\b(?:color|c|bg)=["{]['"`]?[a-z]+/g)].map(([found]) => found)),
  ).toEqual([])
})
