import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readmeFolder, runIn } from './readme-folder.ts'

const reportSchema = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
})

let folder: string

beforeAll(async () => {
  folder = await readmeFolder()
}, 300_000)

afterAll(() => rmSync(dirname(folder), { recursive: true }))

/** Changes a file of the folder while something runs, and then puts it back. */
async function withChange<Result>(file: string, from: string, to: string, run: () => Promise<Result>): Promise<Result> {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no '${from}'`)
  writeFileSync(path, text.replace(from, to))
  return run().finally(() => writeFileSync(path, text))
}

function outcomeOf(running: Promise<string>): Promise<string> {
  return running.catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
}

describe('a folder made by the README, with the package from its tarball', { timeout: 120_000 }, () => {
  test('has types that fit', async () => {
    expect(await runIn(folder, 'tsc')).toBe('')
  })

  test('runs on Node without a loader', async () => {
    const code = "import * as face from 'statechart-paths'; console.log(Object.keys(face).join(' '))"
    expect((await runIn(folder, process.execPath, '--input-type=module', '--eval', code)).trim()).toBe(
      'cover explore flowModel goals leftOutOf machineWalker modelOf pathsAlong pathsOf testPath walk',
    )
  })

  test('walks every path on the machine and on the component', async () => {
    await runIn(folder, 'vitest', 'run', '--reporter=json', '--outputFile=report.json')
    const report = reportSchema.parse(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')))
    const passed = report.testResults.map(({ name, assertionResults }) => [
      basename(name),
      assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => title),
    ])
    const own = [
      'zip.enter: near, order.edit, zip.enter: far, zip.enter: near, order.pay, pay done',
      'zip.enter: near, order.pay, pay error, order.pay',
      'no path leaves a transition out',
    ]
    expect(Object.fromEntries(passed)).toEqual({
      'checkout.test.ts': own,
      'Checkout.test.tsx': own,
      'shortest.test.ts': ['', 'no path leaves a transition out'],
    })
  })

  test.each(['Checkout.test.tsx', 'checkout.browser.ts'])('does not compile where %s has no executor', async (file) => {
    const said = await withChange(file, "'order.edit':", "'order.mend':", () => outcomeOf(runIn(folder, 'tsc')))
    expect(said).toContain(file)
    expect(said).toContain("'order.mend' does not exist in type")
  })

  test('does not compile where a state has no assertion', async () => {
    const said = await withChange('Checkout.test.tsx', 'paid:', 'sold:', () => outcomeOf(runIn(folder, 'tsc')))
    expect(said).toContain("'sold' does not exist in type")
  })

  test('fails where the component does, with the path and the step', async () => {
    const said = await withChange('Checkout.tsx', "type: 'order.edit'", "type: 'order.pay'", () =>
      outcomeOf(runIn(folder, 'vitest', 'run', 'Checkout.test.tsx')),
    )
    expect(said).toMatch(/path [0-9a-f]{10}, step 2 of 6 \(order\.edit\): Unable to find a label/)
  })
})
