import { describe, expect, test } from 'vitest'
import { siteSettings } from '../../content/site.ts'
import { commands } from '../../scripts/support/commands.mjs'
import { anchorsOf, citingFiles, documents, isThere, linksOf, wordsOf, type TextFile } from './pages.ts'

const pages = documents()
const written = pages.filter(({ path }) => !path.startsWith('docs/evidence/'))
const sources = citingFiles().filter(({ path }) => !path.startsWith('tests/docs/'))

/** The matches of a pattern in some files, each with its file's path. */
function found(files: readonly TextFile[], pattern: RegExp): { path: string; word: string }[] {
  return files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([all, word = all]) => ({ path, word })))
}

function textOf(path: string): string {
  return pages.find((page) => page.path === path)?.text ?? ''
}

describe('length', () => {
  test('the README has at most 900 words, any other page at most 700', () => {
    const counted = written.map(({ path, text }) => ({ path, words: wordsOf(text) }))
    expect(counted.filter(({ path, words }) => words > (path === 'README.md' ? 900 : 700))).toEqual([])
    expect(counted.length).toBeGreaterThan(60)
  })

  test('a page of evidence has no padded tables', () => {
    const padded = pages.filter(
      ({ path, text }) => path.startsWith('docs/evidence/') && /[^|\s] {2,}\||\| {2,}[^|\s]/.test(text),
    )
    expect(padded.map(({ path }) => path)).toEqual([])
  })
})

describe('links', () => {
  test('lead to a file that there is, and to one of its headings', () => {
    const links = pages.flatMap((page) => linksOf(page).map((link) => ({ from: page.path, ...link })))
    const broken = links.filter(
      ({ path, anchor }) => !isThere(path) || (anchor !== '' && !anchorsOf(textOf(path)).includes(anchor)),
    )
    expect(broken).toEqual([])
    expect(links.length).toBeGreaterThan(100)
  })

  test('lead to every page', () => {
    const linked = new Set(
      pages.flatMap((page) => linksOf(page).filter(({ path }) => path !== page.path)).map(({ path }) => path),
    )
    expect(pages.filter(({ path }) => path !== 'README.md' && !linked.has(path)).map(({ path }) => path)).toEqual([])
  })
})

describe('what the pages name', () => {
  test('every file and folder in the repository is there', () => {
    const named = found(written, /`((?:art|content|deploy|docs|machines|public|scripts|src|tests)\/[\w./-]*)`/g)
    expect(named.filter(({ word }) => !isThere(word))).toEqual([])
    expect(named.length).toBeGreaterThan(60)
  })

  test('every command is one of package.json', () => {
    const named = found(pages, /\bnpm run ([\w:]+)/g)
    expect(named.filter(({ word }) => !Object.hasOwn(commands, word))).toEqual([])
    expect(named.length).toBeGreaterThan(40)
  })
})

test('the page of the configuration explains every variable that is read, and no other', () => {
  const named = (path: string) =>
    [
      ...new Set(
        found(
          [...pages, ...sources].filter((file) => file.path === path),
          /\bVITE_[A-Z_]*[A-Z]\b/g,
        ).map(({ word }) => word),
      ),
    ].toSorted()
  expect(named('docs/configuration.md')).toEqual(named('content/providers-schema.ts'))
  expect(named('docs/configuration.md').length).toBeGreaterThan(10)
})

describe('a citation in the code', () => {
  test('names a document that there is', () => {
    const cited = found(sources, /\bdocs\/[\w/-]+\.(?:md|webp)/g)
    expect(cited.filter(({ word }) => !isThere(word))).toEqual([])
    expect(cited.length).toBeGreaterThan(100)
  })

  test('names a requirement that there is, and the page that holds it', () => {
    const defined = found(pages, /\*\*(P-[A-Z]+-\d+)\*\*/g)
    const pageOf = new Map(defined.map(({ path, word }) => [word, path]))
    expect(defined).toHaveLength(pageOf.size)
    expect(found([...sources, ...written], /\bP-[A-Z]+-\d+/g).filter(({ word }) => !pageOf.has(word))).toEqual([])
    const together = sources.flatMap(({ text }) => [
      ...text.matchAll(/(docs\/product\/[\w-]+\.md)[, (]+(P-[A-Z]+-\d+)/g),
    ])
    expect(together.filter(([, page, word = '']) => pageOf.get(word) !== page).map(([all]) => all)).toEqual([])
    expect(together.length).toBeGreaterThan(30)
  })

  test('names no document that the repository does not have', () => {
    expect(found(sources, /\b(?<!P-)(?:SPEC|DECISIONS|LOOK)\b/g)).toEqual([])
  })
})

describe('the decisions', () => {
  const entries = pages.filter(({ path }) => /^docs\/decisions\/\d/.test(path))

  test('begin with their number, and the month', () => {
    const odd = entries.filter(({ path, text }) => {
      const [, number = ''] = /\/0*(\d+)-/.exec(path) ?? []
      return !text.startsWith(`# ${number}. `) || !/^\d{4}-\d\d$/.test(text.split('\n')[2] ?? '')
    })
    expect(odd.map(({ path }) => path)).toEqual([])
  })

  test('that go further than the specification name every setting of content/site.ts', () => {
    const index = textOf('docs/decisions/README.md')
    expect(Object.keys(siteSettings).filter((setting) => !index.includes(`\`${setting}: `))).toEqual([])
  })
})

test('the page of the receiver explains every variable that it reads', () => {
  const settings = sources.find(({ path }) => path === 'receiver/settings.ts')?.text ?? ''
  const read = [...settings.matchAll(/\bread\('([A-Z_]+)'/g)].map(([, name]) => `\`RECEIVER_${name}\``)
  expect([...new Set(read)].filter((name) => !textOf('docs/receiver.md').includes(name))).toEqual([])
  expect(read.length).toBeGreaterThan(5)
})
