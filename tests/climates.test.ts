import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Rule } from 'postcss'
import { expect, test } from 'vitest'
import { climate as climates } from '../content/schema/parts.ts'
import { root } from '../scripts/support/setup.mjs'
import { contrastOf, luminance } from './support/contrast.ts'

const sheet = parse(readFileSync(join(root, 'src/styles.css'), 'utf8'))
const rootTokens = tokensOf((rule) => rule.selectors.includes(':root') && rule.parent?.type === 'root')

function tokensOf(isAsked: (rule: Rule) => boolean): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>()
  sheet.walkRules((rule) => {
    if (isAsked(rule)) rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value))
  })
  return tokens
}

function hexOf(climate: string, name: string): string {
  const own = tokensOf((rule) => rule.selectors.includes(`[data-climate='${climate}']`))
  const value = own.get(name) ?? rootTokens.get(name)
  if (!value || !/^#([\da-f]{3}){1,2}$/.test(value)) throw new Error(`${name} of ${climate} is no hex color: ${value}`)
  return value.length === 4 ? value.replaceAll(/[\da-f]/g, '$&$&') : value
}

/** The contrast of two colors in hexadecimal notation. */
function contrast(one: string, other: string): number {
  return contrastOf(luminance(channelsOf(one)), luminance(channelsOf(other)))
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Text color, background, and the least contrast: 7 for running text, 4.5 for the rest. */
const pairs: readonly (readonly [words: string, ground: string, least: number])[] = [
  ['--on-scene', '--scene', 7],
  ['--on-scene', '--scene-deep', 7],
  ['--on-scene-soft', '--scene', 7],
  ['--on-scene-soft', '--scene-deep', 7],
  ['--accent', '--scene', 4.5],
  ['--accent', '--scene-deep', 4.5],
  ['--ink', '--surface', 7],
  ['--ink-soft', '--surface', 7],
  ['--ink-soft', '--white', 7],
  ['--glacier', '--surface', 4.5],
  ['--ember', '--surface', 4.5],
  ['--white', '--ember', 4.5],
  ['--white', '--ember-deep', 4.5],
]

const cases = climates.options.flatMap((climate) => pairs.map((pair) => [climate, ...pair] as const))

test.each(cases)('in the climate %s, %s on %s has a contrast of at least %d:1', (climate, words, ground, least) => {
  expect(contrast(hexOf(climate, words), hexOf(climate, ground))).toBeGreaterThanOrEqual(least)
})

test('the measure itself: black on white is 21:1, a grey that is known to fail is below 4.5:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
})

/** The color mixes in the bar of a session: a color, its share, and the color below it. */
const mixes = /color-mix\(\s*in srgb,\s*(currentColor|var\(--accent\)) (\d+)%,\s*(transparent|var\(--[\w-]+\))\)/g

function mixesOf(climate: string, isOnScene: boolean): string[] {
  const bar = parse(readFileSync(join(root, 'src/ui/graphics/SessionBar/SessionBar.module.css'), 'utf8'))
  const grounds: string[] = []
  bar.walkDecls(({ value, parent }) => {
    if (parent?.toString().startsWith('[data-scene]') !== isOnScene) return
    for (const [, color = '', share, ground = ''] of value.matchAll(mixes))
      grounds.push(mixed(named(climate, color, isOnScene), Number(share) / 100, named(climate, ground, isOnScene)))
  })
  return grounds
}

function named(climate: string, color: string, isOnScene: boolean): string {
  if (color === 'currentColor') return hexOf(climate, isOnScene ? '--on-scene-soft' : '--ink')
  if (color === 'transparent') return hexOf(climate, isOnScene ? '--scene' : '--surface')
  return hexOf(climate, color.slice('var('.length, -1))
}

function mixed(color: string, share: number, ground: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [color, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round(share * one + (1 - share) * other)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

test.each(climates.options)(
  'in the climate %s, words within the bar of a session have a contrast of 4.5:1',
  (climate) => {
    const onScene = mixesOf(climate, true).map((ground) => contrast(hexOf(climate, '--on-scene'), ground))
    const onSurface = mixesOf(climate, false).map((ground) => contrast(hexOf(climate, '--ink'), ground))
    const core = contrast(hexOf(climate, '--scene-deep'), hexOf(climate, '--accent'))
    expect([onScene.length, onSurface.length]).toEqual([3, 3])
    expect(Math.min(...onScene, ...onSurface, core)).toBeGreaterThanOrEqual(4.5)
  },
)
