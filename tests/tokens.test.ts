import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AtRule, parse, Rule, type Declaration } from 'postcss'
import { expect, test } from 'vitest'
import { root } from '../scripts/support/setup.mjs'

const tokens = 'src/styles.css'

/** All declarations of the site's own styles, except those that define the tokens. */
const declarations = stylesheets().flatMap((file) => {
  const found: { file: string; declaration: Declaration }[] = []
  parse(readFileSync(join(root, file), 'utf8')).walkDecls((declaration) => {
    if (file !== tokens || !declaration.prop.startsWith('--')) found.push({ file, declaration })
  })
  return found
})

function stylesheets(): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.css')).map((file) => `src/${file.replaceAll('\\', '/')}`)
}

/** The declarations of these properties with a forbidden value, as sentences. */
function strays(properties: RegExp, isStray: (value: string) => boolean): string[] {
  return declarations
    .filter(({ declaration: { prop, value } }) => properties.test(prop) && isStray(value))
    .map(({ file, declaration: { prop, value } }) => `${file}: ${prop}: ${value}`)
}

test('colors are tokens, but for the one behind a dialog', () => {
  expect(declarations.length).toBeGreaterThan(900)
  expect(strays(/./, (value) => /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(value))).toEqual([
    'src/ui/Dialog/Dialog.module.css: background: #6d7680',
  ])
})

test('type sizes are tokens, or inherited', () => {
  expect(
    strays(/^font(-size)?$/, (value) => !/^(var\(--(tick|fine|small|title|on-map|step-\d)\)|1em|inherit)$/.test(value)),
  ).toEqual([])
})

test('space is a multiple of 4 px, or a hairline', () => {
  const isOff = (pixels: string) => Math.abs(Number(pixels)) > 2 && Number(pixels) % 4 !== 0
  const lengths = (value: string) => [...value.matchAll(/(-?[\d.]+)px/g)].map(([, pixels]) => pixels ?? '')
  expect(strays(/^(padding|margin|gap|row-gap|column-gap)/, (value) => lengths(value).some(isOff))).toEqual([])
})

test('no style uses a token that does not exist', () => {
  const named = new Set([...readFileSync(join(root, tokens), 'utf8').matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const used = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  expect(strays(/./, (value) => used(value).some((name) => !named.has(name)))).toEqual([])
})

test('a pointer that cannot hover leaves no hover behind', () => {
  const hovers = declarations.flatMap(({ file, declaration: { parent } }) =>
    parent instanceof Rule && parent.selector.includes(':hover') ? [{ file, rule: parent }] : [],
  )
  expect(hovers.length).toBeGreaterThan(20)
  const isForHover = ({ parent }: Rule) => parent instanceof AtRule && parent.params.includes('(hover: hover)')
  expect(hovers.filter(({ rule }) => !isForHover(rule)).map(({ file, rule }) => `${file}: ${rule.selector}`)).toEqual(
    [],
  )
})
