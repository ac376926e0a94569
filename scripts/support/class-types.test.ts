import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classesIn, writeClassTypes } from './class-types.mjs'
import { root } from './setup.mjs'

const patience = 60_000

describe('the classes of a style sheet', () => {
  test.each([
    ['.card { color: red }', ['card']],
    ['.card:hover > .title, .card .title::after { width: .5rem }', ['card', 'title']],
    ['@media (width > 40em) { .wide-card { margin: -.25em } }', ['wide-card']],
    ['/* .old */ .new { background: url(./a.svg); content: ".no" }', ['new']],
  ])('in %s are %j', (css, classes) => {
    expect(classesIn(css)).toEqual(classes)
  })
})

describe('a project with typed style sheets', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'class-types-'))
    mkdirSync(join(folder, 'src'))
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
      allowArbitraryExtensions: true,
      rootDirs: ['.', '.cache/css'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
    writeFileSync(join(folder, 'src/Card.module.css'), '.card { color: red }')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function compile(name: string): string {
    const source = `import classes from './Card.module.css'\nexport const card: string = classes['${name}']\n`
    writeFileSync(join(folder, 'src/Card.ts'), source)
    writeClassTypes(folder)
    const compiler = join(root, 'node_modules/.bin/tsc')
    return spawnSync(compiler, ['--pretty', 'false', '-p', folder], { cwd: root, encoding: 'utf8' }).stdout
  }

  test('compiles with a class that its sheet has, and not with another', { timeout: patience }, () => {
    expect(compile('card')).toBe('')
    expect(compile('crad')).toContain("src/Card.ts(2,29): error TS7053: Element implicitly has an 'any' type")
  })

  test('loses the types of a sheet that is gone', () => {
    rmSync(join(folder, 'src/Card.module.css'))
    writeClassTypes(folder)
    expect(existsSync(join(folder, '.cache/css/src/Card.module.d.css.ts'))).toBe(false)
  })
})
