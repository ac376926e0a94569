import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tested } from '../../content/accessibility.ts'
import { brand } from '../../content/brand.ts'
import { accessibility } from '../../content/pages/accessibility.ts'
import { flows } from '../../machines/registry.ts'
import { explore } from '../../tools/paths/core/explore.ts'
import { copyOf } from './service-page-copy.ts'

const browserTests = join(import.meta.dirname, '../e2e')

test('The accessibility statement promises no more than is tested', () => {
  const situations = Object.values(flows).reduce((sum, model) => sum + explore(model).situations.length, 0)
  const guides = readdirSync(browserTests).filter((file) => /^apg-.*\.test\.ts$/.test(file))
  const assertions = guides
    .flatMap((file) => [...readFileSync(join(browserTests, file), 'utf8').matchAll(/testPattern\('[^']+', (\d+)/g)])
    .reduce((sum, [, count]) => sum + Number(count), 0)
  expect(situations).toBeGreaterThan(tested.situations)
  expect(assertions).toBeGreaterThan(tested.assertions)
})

test('The accessibility statement says whom to write to, and what does not work', () => {
  const said = copyOf(accessibility.sections).join('\n')
  expect(said).toContain(brand.email)
  expect(said).toContain('What does not work yet')
})
