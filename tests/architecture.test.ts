import { describe, expect, test } from 'vitest'
import { circlesOf, importsOf, sourceFiles, type Import } from './support/imports.ts'

const folders = ['content', 'deploy', 'machines', 'public', 'receiver', 'scripts', 'src', 'tests', 'tools']
const everything = sourceFiles(...folders)
const product = everything.filter(
  ({ path }) => /^(content|machines|src)\//.test(path) && !/\.(test|model)\.tsx?$|^machines\/registry\.ts$/.test(path),
)

/** The imports of a product folder that none of these rules allows, as sentences. */
function forbidden(folder: RegExp, ...allowed: ((found: Import) => boolean)[]): string[] {
  const within = product.filter(({ path }) => folder.test(path))
  if (within.length === 0) throw new Error(`no file is in ${folder.source}`)
  return within
    .flatMap(importsOf)
    .filter((found) => !allowed.some((rule) => rule(found)))
    .map(({ from, target, isTypeOnly }) => `${from} imports ${target}${isTypeOnly ? ' (types)' : ''}`)
}

const to = (pattern: RegExp) => (found: Import) => pattern.test(found.target)
const typesOf = (pattern: RegExp) => (found: Import) => found.isTypeOnly && pattern.test(found.target)
const ownFolder = (found: Import) => folderOf(found.target) === folderOf(found.from)
const folderOf = (path: string) => path.replace(/\/[^/]*$/, '')

describe('the arrows', () => {
  test('content imports content, and zod where it is checked', () => {
    const isCheck = (found: Import) =>
      found.target === 'zod' && /^content\/(schema\/[\w-]+|check\/[\w-]+|providers-schema)\.ts$/.test(found.from)
    expect(forbidden(/^content\//, to(/^content\//), isCheck)).toEqual([])
  })

  test('the product takes the types of content’s schemas; schemas and zod are for the check and the configuration', () => {
    const isSchema = to(/^content\/schema\//)
    const reads = /^content\/(?!schema\/|check\/|providers-schema\.ts)|^(machines|src)\//
    expect(forbidden(reads, (found) => found.isTypeOnly || !isSchema(found))).toEqual([])
  })

  test('words import words', () => {
    expect(forbidden(/^content\/words\//, ownFolder)).toEqual([])
  })

  test('machines import xstate, zod’s small build, the types of content, and machines', () => {
    expect(
      forbidden(/^machines\//, to(/^(xstate|zod\/mini)$/), to(/^machines\//), typesOf(/^content\/types\.ts$/)),
    ).toEqual([])
  })

  test('a machine’s room imports no other room', () => {
    const isShared = to(/^machines\/[\w-]+\.ts$/)
    expect(
      forbidden(/^machines\/[\w-]+\//, ownFolder, to(/^(xstate|zod\/mini)$/), isShared, typesOf(/^content\//)),
    ).toEqual([])
  })

  test('blocks import the types of content, words, hours, the address that books a service, Mantine, React, other blocks, graphics and their own style', () => {
    const isOwnStyle = (found: Import) => ownFolder(found) && found.target.endsWith('.module.css')
    expect(
      forbidden(
        /^src\/ui\/blocks\//,
        to(/^(react|react-dom|@mantine\/(core|hooks))$/),
        to(/^content\/(any-list|hours|words\/[\w-]+)\.ts$/),
        to(/^src\/ui\/(blocks|graphics)\/.*\.tsx?$/),
        typesOf(/^content\/types\.ts$/),
        isOwnStyle,
      ),
    ).toEqual([])
  })

  test('graphics import the types of content, words, hours, their folder and their own style, and no script of a library', () => {
    expect(
      forbidden(
        /^src\/ui\/graphics\//,
        to(/^src\/ui\/graphics\//),
        to(/^content\/(hours|words\/graphics)\.ts$/),
        typesOf(/^content\/types\.ts$/),
      ),
    ).toEqual([])
  })

  test('adapters import types of machines, content, delivery and the router, and adapters', () => {
    const isUseAdapters = (found: Import) =>
      found.from === 'src/adapters/use-adapters.ts' && found.target === '@tanstack/react-router'
    const isHistory = (found: Import) =>
      found.from === 'src/adapters/site-history.ts' && typesOf(/^@tanstack\/react-router$/)(found)
    const isList = (found: Import) => found.from === 'src/adapters/adapters.ts' && typesOf(/^src\/delivery\//)(found)
    const isTypeOfData = typesOf(/^(machines|content)\//)
    expect(forbidden(/^src\/adapters\//, ownFolder, isTypeOfData, isUseAdapters, isHistory, isList)).toEqual([])
  })

  test('delivery imports machines, adapters, xstate, idb, and the types of content', () => {
    expect(
      forbidden(
        /^src\/delivery\//,
        ownFolder,
        to(/^(machines|src\/adapters)\//),
        to(/^(xstate|idb)$/),
        typesOf(/^content\/types\.ts$/),
      ),
    ).toEqual([])
  })

  test('documents for vendors’ frames import words and the types of content; only the build imports them', () => {
    const documents = /^src\/embed-documents\//
    expect(forbidden(documents, ownFolder, to(/^content\/words\//), typesOf(/^content\/types\.ts$/))).toEqual([])
    expect(forbidden(/^(?!src\/(embed-documents\/|entry-server\.tsx$))/, (found) => !to(documents)(found))).toEqual([])
  })

  test('seo imports content and seo, and schema.org’s types', () => {
    expect(forbidden(/^src\/seo\//, to(/^(content|src\/seo)\//), typesOf(/^schema-dts$/))).toEqual([])
  })

  test('the receiver imports content, the forms’ schemas, itself and packages', () => {
    const files = everything.filter(({ path }) => /^receiver\/.*(?<!\.test)\.ts$/.test(path))
    const isRoom = to(/^(?!content\/|machines\/[\w-]+\/[\w-]+\.schema\.ts$|receiver\/)\w+\/.*\.\w+$/)
    expect(files.flatMap(importsOf).filter(isRoom)).toEqual([])
    expect(files).not.toEqual([])
  })

  test('no flow imports another flow, except for the frame and the request for a time that any may use', () => {
    const isNoFlow = (found: Import) => !found.target.startsWith('src/ui/flows/')
    const isForAny = to(/^src\/ui\/flows\/(embed\/EmbedFrame|offer-lead\/SayWhen)\.tsx$/)
    expect(forbidden(/^src\/ui\/flows\//, isNoFlow, ownFolder, isForAny)).toEqual([])
  })

  test('flows are composed by pages, shell and routes only', () => {
    const isNoFlow = (found: Import) => !found.target.startsWith('src/ui/flows/')
    expect(forbidden(/^(?!src\/ui\/(pages|flows)\/|src\/(shell|routes)\/|src\/routeTree)/, isNoFlow)).toEqual([])
  })

  const libraries = to(/^(react|react-dom|xstate|@xstate\/react|@mantine\/\w+|@tanstack\/react-router)$/)
  const shared = /^src\/ui\/(?!flows\/|pages\/|graphics\/)/

  test('what flows and pages share imports content, adapters, delivery and blocks; loading also its machine', () => {
    const rooms = to(/^(content|src\/(adapters|delivery))\//)
    const isOpening = (found: Import) => found.from.startsWith('src/ui/loading/') && to(/^machines\/opening\//)(found)
    expect(
      forbidden(/^src\/ui\/(?!flows\/|pages\/|graphics\/|blocks\/)/, libraries, rooms, to(shared), isOpening),
    ).toEqual([])
  })

  test('flows import content, machines, adapters, delivery, graphics and what they share', () => {
    const rooms = to(/^(content|machines|src\/(adapters|delivery|ui\/(flows|graphics)))\//)
    expect(forbidden(/^src\/ui\/flows\//, libraries, rooms, to(shared))).toEqual([])
  })

  test('pages import content, adapters and what is drawn', () => {
    const rooms = to(/^(content|src\/(adapters|ui))\//)
    expect(forbidden(/^src\/ui\/pages\//, libraries, rooms, typesOf(/^src\/delivery\//))).toEqual([])
  })

  test('the shell imports content, machines, adapters and what is drawn, but no page', () => {
    const rooms = to(/^(content|machines|src\/(adapters|shell|ui\/(?!pages\/)))/)
    expect(forbidden(/^src\/shell\//, libraries, rooms)).toEqual([])
  })

  test('routes import anything but delivery and documents for vendors’ frames', () => {
    const rooms = to(/^(content|machines|src\/(adapters|routes|seo|shell|ui))\/|^src\/styles\.css$|^virtual:/)
    expect(forbidden(/^src\/routes\//, libraries, rooms)).toEqual([])
  })

  test('what hosts are given is made of content', () => {
    const files = everything.filter(({ path }) => /^deploy\/.*(?<!\.test)\.ts$/.test(path))
    expect(files.flatMap(importsOf).filter((found) => !to(/^(content|deploy)\//)(found))).toEqual([])
    expect(files).not.toEqual([])
  })

  test('no circle of imports leaves its folder, types included', () => {
    const leaving = circlesOf(product).filter((circle) => new Set(circle.map(folderOf)).size > 1)
    expect(leaving).toEqual([])
  })

  test('the product imports no tests, models or registry', () => {
    const isTooling = to(/^(tests|tools|scripts)\/|\.(test|model)\.tsx?$|^machines\/registry\.ts$/)
    expect(forbidden(/^/, (found) => !isTooling(found))).toEqual([])
  })

  test('models import their own room and the model’s type', () => {
    const models = everything.filter(({ path }) => path.endsWith('.model.ts')).flatMap(importsOf)
    const isAllowed = (found: Import) =>
      ownFolder(found) || found.target === 'tools/paths/core/flow-model.ts' || typesOf(/^content\/types\.ts$/)(found)
    expect(models.filter((found) => !isAllowed(found))).toEqual([])
    expect(models).not.toEqual([])
  })
})

describe('tests, tools and scripts: each imports only what is listed before it', () => {
  /** The imports by which a room's files, except tests, lead into another of these rooms, unless a rule allows them. */
  function leadsOut(room: RegExp, ...allowed: RegExp[]): string[] {
    const files = everything.filter(({ path }) => room.test(path) && !/\.test\.tsx?$/.test(path))
    if (files.length === 0) throw new Error(`no file is in ${room.source}`)
    return files
      .flatMap(importsOf)
      .filter(({ target }) => /^(tools|tests|scripts)\//.test(target) && !room.test(target))
      .filter(({ target }) => !allowed.some((rule) => rule.test(target)))
      .map(({ from, target }) => `${from} imports ${target}`)
  }
  const core = /^tools\/paths\/core\//
  const support = /^tests\/support\//

  test('scripts import no tests and no tools', () => {
    expect(leadsOut(/^scripts\//)).toEqual([])
  })

  test.each([
    ['core', /^(xstate|node:\w+|fast-check)$|^tools\/paths\/core\//],
    ['package', /^(xstate|node:\w+|vitest|@(playwright|testing-library)\/.*)$|^tools\/paths\/(core|package)\//],
  ])('the %s of the path kit imports nothing of the site', (room, allowed) => {
    const isOwn = (path: string) => path.startsWith(`tools/paths/${room}/`) && !/\.test\.tsx?$/.test(path)
    const files = everything.filter(({ path }) => isOwn(path))
    expect(files.flatMap(importsOf).filter((found) => !to(allowed)(found))).toEqual([])
  })

  test('drivers import the core, and no flow', () => {
    expect(leadsOut(/^tests\/drivers\//, core, support)).toEqual([])
  })

  test('flows import the core and the drivers, and no tool', () => {
    expect(leadsOut(/^tests\/flows\//, core, support, /^tests\/drivers\//)).toEqual([])
  })

  test('walks import the core, the drivers and the flows, and no tool', () => {
    expect(leadsOut(/^tests\/walks\//, core, support, /^tests\/(drivers|flows)\//)).toEqual([])
  })

  test('helpers beside the browser tests are used by those only', () => {
    const others = everything.filter(({ path }) => !path.startsWith('tests/e2e/')).flatMap(importsOf)
    const imported = others.filter(to(/^tests\/e2e\//)).map(({ from, target }) => `${from} imports ${target}`)
    expect(imported).toEqual([])
  })

  test('nothing imports a test', () => {
    const isTest = to(/\.test\.tsx?$/)
    expect(everything.flatMap(importsOf).filter(isTest)).toEqual([])
  })
})

describe('every file', () => {
  test('has named exports only', () => {
    const isDefault = /^export default\b|^export \{[^}]*\bas default\b/m
    const forPlaywright = ['tools/paths/browser-report.ts']
    expect(everything.filter(({ text }) => isDefault.test(text)).map(({ path }) => path)).toEqual(forPlaywright)
  })

  test('has at most 250 lines, but for content and what is generated', () => {
    const measured = everything
      .filter(({ path }) => !path.startsWith('content/') && path !== 'src/routeTree.gen.ts')
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    expect(measured.filter(({ lines }) => lines > 250)).toEqual([])
  })
})
