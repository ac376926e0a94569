import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { parse, type AtRule, type ChildNode, type Container, type Declaration, type Document } from 'postcss'
import { oldestBrowsers } from '../../scripts/support/oldest-browsers.ts'

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

const ages = { ...oldestBrowsers, safari_ios: oldestBrowsers.ios }
const browsers = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const

/**
 * Whether one of the oldest supported browsers lacks a feature, or has it only with a prefix or behind a setting.
 * Source: MDN's browser-compat-data.
 */
function isNew(compat: CompatStatement | undefined): boolean {
  return compat !== undefined && browsers.some((browser) => !has(compat, browser))
}

/** Whether a browser has a feature; partial support counts. */
function has({ support }: CompatStatement, browser: (typeof browsers)[number]): boolean {
  return [support[browser] ?? []].flat().some(({ prefix, flags, alternative_name: otherName, ...versions }) => {
    const isPlain = !prefix && !flags && !otherName
    return isPlain && since(versions.version_added) <= ages[browser] && since(versions.version_removed) > ages[browser]
  })
}

function since(version: string | boolean | undefined): number {
  return typeof version === 'string' && version !== 'preview' ? Number.parseFloat(version.replace('≤', '')) : Infinity
}

/** What style sheets use outside @supports that one of the oldest browsers does not know, sorted by name. */
export function newCss(sheets: readonly string[]): string[] {
  const names = new Set<string>()
  for (const sheet of sheets)
    parse(sheet).walk((node) => {
      if (isGuarded(node)) return
      const named = namedBy(node)
      for (const name of named) names.add(name)
    })
  return [...names].toSorted()
}

function namedBy(node: ChildNode): string[] {
  if (node.type === 'decl') return namedByDeclaration(node)
  if (node.type === 'atrule') return namedByAtRule(node)
  if (node.type !== 'rule') return []
  const selectors = [...node.selector.matchAll(/(::?)([\w-]+)/g)]
  return selectors.flatMap(([whole, , name = '']) =>
    !name.startsWith('-') && isNew(found('selectors', name)?.__compat) ? [whole] : [],
  )
}

function namedByDeclaration({ prop, value }: Declaration): string[] {
  const property = found('properties', prop)
  const functions = [...value.matchAll(/([\w-]+)\(/g)].map(([, name = '']) => name)
  return [
    ...(!prop.startsWith('-') && isNew(property?.__compat) ? [prop] : []),
    ...newParts(property, value).map((part) => `${prop}: ${part}`),
    ...functions.filter((name) => isNew(functionNamed(name))).map((name) => `${name}()`),
  ]
}

function functionNamed(name: string): CompatStatement | undefined {
  return (found('types', name) ?? found('types', 'color', name) ?? found('types', 'image', name))?.__compat
}

function namedByAtRule({ name, params }: AtRule): string[] {
  const rule = found('at-rules', name)
  return [...(isNew(rule?.__compat) ? [`@${name}`] : []), ...newParts(rule, params).map((part) => `@${name} ${part}`)]
}

/** Newer features below a feature, whose names are words of a text. */
function newParts(feature: Identifier | undefined, text: string): string[] {
  const words = new Set(text.match(/[\w-]+/g))
  return partsOf(feature).flatMap(([name, part]) => (words.has(name) && isNew(part.__compat) ? [name] : []))
}

function found(...path: readonly string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>((feature, name) => feature?.[name], data.css)
}

function partsOf(feature: Identifier = {}): [name: string, part: Identifier][] {
  const names = Object.keys(feature).filter((name) => name !== '__compat')
  return names.flatMap((name) => {
    const part = feature[name]
    return part ? [[name, part]] : []
  })
}

function isGuarded(node: Container | ChildNode | Document): boolean {
  if (node.type === 'atrule' && 'name' in node && node.name === 'supports') return true
  return node.parent !== undefined && isGuarded(node.parent)
}

/** Names of functions that scripts call and that no object of the oldest browsers has, sorted by name. */
export function newCalls(scripts: readonly string[]): string[] {
  const { known, fresh } = callables()
  const called = scripts.flatMap((text) =>
    [...text.matchAll(/(?<![\w$])([A-Za-z]\w{2,})(?=\()/g)].map(([name]) => name),
  )
  return [...new Set(called)].filter((name) => fresh.has(name) && !known.has(name)).toSorted()
}

/** Names of members of JavaScript's and the browser's objects, each with whether one of that name is old enough. */
function callables() {
  const known = new Set<string>()
  const fresh = new Set<string>()
  const visit = (features: Identifier | undefined, depth: number) => {
    for (const [name, feature] of partsOf(features)) {
      const plain = name.replace(/_(?:static|event)$/, '')
      if (feature.__compat) (isNew(feature.__compat) ? fresh : known).add(plain)
      if (depth > 0) visit(feature, depth - 1)
    }
  }
  visit(data.javascript['builtins'], 2)
  visit(data.api, 1)
  return { known, fresh }
}
