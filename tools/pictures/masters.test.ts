import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../../scripts/support/setup.mjs'

const folder = join(root, 'art/masters')
/** The most noise that a picture's flat patches may have in the median before grain is added, on a scale of 0 to 255. */
const mostSpeckle = 1.5

const settings = z.object({
  picture: z.string(),
  width: z.int().min(1680),
  samples: z.int().min(8),
  seed: z.int(),
  focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
  speckle: z.object({ patches: z.int(), middle: z.number().max(mostSpeckle).optional() }).optional(),
})

const named = readdirSync(folder).filter((name) => name.endsWith('.json'))

test.each(named)('%s: its render is large enough, without speckle, and may be taken again', (name) => {
  const { picture } = settings.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
  expect(name).toBe(`${picture}.json`)
  expect(existsSync(join(folder, `${picture}.webp`))).toBe(true)
})
