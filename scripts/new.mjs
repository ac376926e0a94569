import { fail, prepare, root } from './support/setup.mjs'

await prepare()

const { Refusal } = await import('./new/refusal.ts')
const { createNew, samplesIn } = await import('./new/create.ts')
const [kind, ...words] = process.argv.slice(2)
const slug = words.join(' ')

try {
  const touched = await createNew(root, kind, slug)
  console.log(touched.join('\n'))
  const samples = samplesIn(kind, slug)
  if (samples !== null) console.log(samples)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  fail(error.message)
}
