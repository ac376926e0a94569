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

test('The figures of the accessibility statement are those of the tests', () => {
  const models = Object.values(flows)
  const guides = readdirSync(browserTests).filter((file) => /^apg-.*\.test\.ts$/.test(file))
  const assertions = guides.flatMap((file) =>
    [...readFileSync(join(browserTests, file), 'utf8').matchAll(/testPattern\('[^']+', (\d+)/g)].map(([, count]) =>
      Number(count),
    ),
  )
  expect(tested).toEqual({
    situations: models.reduce((sum, model) => sum + explore(model).situations.length, 0),
    flows: models.length,
    assertions: assertions.reduce((sum, count) => sum + count, 0),
  })
})

test('The accessibility statement says whom to write to, and what does not work', () => {
  const said = copyOf(accessibility.sections).join('\n')
  expect(said).toContain(brand.email)
  expect(said).toContain('What does not work yet')
})
