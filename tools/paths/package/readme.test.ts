import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readmeFolder, runIn } from './readme-folder.ts'

const assertionSchema = z.object({ status: z.string(), failureMessages: z.array(z.string()) })
const reportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(assertionSchema) })),
})

let folder: string

beforeAll(async () => {
  folder = await readmeFolder()
}, 300_000)

afterAll(() => rmSync(dirname(folder), { recursive: true }))

/** Writes a file that differs from one of the folder. */
function writeVariant(name: string, of: string, from: string, to: string): void {
  const text = readFileSync(join(folder, of), 'utf8')
  if (!text.includes(from)) throw new Error(`${of} has no '${from}'`)
  writeFileSync(join(folder, name), text.replaceAll(from, to))
}

function outcomeOf(running: Promise<string>): Promise<string> {
  return running.catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
}

/** What the tests of each file say: 'passed', or why they failed. */
async function testsOf(): Promise<Record<string, string[]>> {
  await outcomeOf(runIn(folder, 'vitest', 'run', '--reporter=json', '--outputFile=report.json'))
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')))
  const files = testResults.map(({ name, assertionResults }) => [
    basename(name),
    assertionResults.map(({ status, failureMessages: [says] }) => says ?? status),
  ])
  return Object.fromEntries(files)
}

describe('in a folder made by the README, with the package from its tarball', { timeout: 240_000 }, () => {
  test('types fit; an event without an executor and a state without an assertion do not compile', async () => {
    const variants = ['event.test.tsx', 'state.test.tsx', 'page.browser.ts', 'typed.test.tsx', 'typed.browser.ts']
    writeVariant('event.test.tsx', 'Checkout.test.tsx', "'order.edit':", "// 'order.edit':")
    writeVariant('state.test.tsx', 'Checkout.test.tsx', 'paid:', '// paid:')
    writeVariant('page.browser.ts', 'checkout.browser.ts', "'order.edit':", "// 'order.edit':")
    writeVariant('typed.test.tsx', 'Checkout.test.tsx', 'paid: () =>', 'paid: ({ status }) => status &&')
    writeVariant('typed.browser.ts', 'checkout.browser.ts', 'paid: () =>', 'paid: ({ status }) => status &&')
    const said = await outcomeOf(runIn(folder, 'tsc'))
    for (const name of variants) rmSync(join(folder, name))
    expect([...said.matchAll(/^\S+(?=\()/gm)].map(([file]) => file).toSorted()).toEqual([
      'event.test.tsx',
      'page.browser.ts',
      'state.test.tsx',
    ])
    expect([...said.matchAll(/Property '\S+' is missing/g)].map(([missing]) => missing)).toEqual([
      `Property '"order.edit"' is missing`,
      `Property '"order.edit"' is missing`,
      "Property 'paid' is missing",
    ])
  })

  test('it runs on Node without a loader', async () => {
    const code = "import * as face from 'statechart-paths'; console.log(Object.keys(face).join(' '))"
    expect((await runIn(folder, process.execPath, '--input-type=module', '--eval', code)).trim()).toBe(
      'cover explore flowModel goals leftOutOf machineWalker modelOf pathsAlong pathsOf testPath walk',
    )
  })

  test('Vitest walks every path on machine and component, and says where a component is at fault', async () => {
    writeVariant('Broken.tsx', 'Checkout.tsx', "type: 'order.edit'", "type: 'order.pay'")
    writeVariant('Broken.test.tsx', 'Checkout.test.tsx', './Checkout.tsx', './Broken.tsx')
    const faulty = expect.stringMatching(/step 3 of 7.*order.edit.*Unable to find a label with the text of: ZIP code/s)
    expect(await testsOf()).toEqual({
      'checkout.test.ts': ['passed', 'passed', 'passed'],
      'Checkout.test.tsx': ['passed', 'passed', 'passed'],
      'shortest.test.ts': ['passed', 'passed'],
      'Broken.test.tsx': ['passed', faulty, 'passed'],
    })
  })
})
