import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, Rule } from 'postcss'
import { expect, test } from 'vitest'
import { look } from '../../content/look.ts'

const root = join(import.meta.dirname, '../..')

/** The custom properties of the first rule with this selector. */
function tokensOf(file: string, selector: string): Record<string, string> {
  const rule = parse(readFileSync(join(root, file), 'utf8')).nodes.find(
    (node): node is Rule => node instanceof Rule && node.selectors.join(', ') === selector,
  )
  const tokens: Record<string, string> = {}
  rule?.walkDecls(/^--/, ({ prop, value }) => void (tokens[prop.slice(2)] = value))
  return tokens
}

const site = tokensOf('src/styles.css', ':root')

test('the look has the values of the site’s style', () => {
  const { palette, shape, faces, sizes } = look
  expect(site).toMatchObject({ ...palette, ...shape, ...faces, ...sizes })
  expect(tokensOf('src/styles.css', ":root, [data-climate='cold']")).toMatchObject(look.scene)
})

test('the look has every color of the site’s palette', () => {
  const colors = Object.keys(site).filter((name) => site[name]?.startsWith('#'))
  expect(Object.keys(look.palette)).toEqual(colors)
})

test('the inbox’s style has no color of its own, and uses no token that there is not', () => {
  const style = readFileSync(join(root, 'receiver/inbox/style.css'), 'utf8')
  const { palette, shape, faces, sizes, scene } = look
  const known = new Set(Object.keys({ ...palette, ...shape, ...faces, ...sizes, ...scene }))
  const used = [...style.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name ?? '')
  expect(used.filter((name) => !known.has(name))).toEqual([])
  expect(/#[\da-f]{3,8}\b(?![^{}]*\{)|\brgba?\(/i.test(style)).toBe(false)
})
