import { mkdirSync, writeFileSync } from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { readProviders } from '../../content/providers-schema.ts'
import { sampleSiteUrl } from '../../content/providers.ts'
import { fail, root } from '../../scripts/support/setup.mjs'
import { codeAddress, codeForPrint, codeForTerminal } from './booking-code.ts'

const usage = "Name a clinic and, if you like, a service: 'npm run qr -- princeton infrared-sauna --source flyer'."
const { clinic, service, campaign } = asked()
const { providers, problems } = readProviders(loadEnv('production', root))
if (problems.length > 0) fail(problems.join('\n'))
const address = addressAsked()
const file = path.join('dist-qr', `${[clinic, service, ...Object.values(campaign)].filter(Boolean).join('-')}.svg`)
mkdirSync(path.join(root, 'dist-qr'), { recursive: true })
writeFileSync(path.join(root, file), codeForPrint(address))
console.log(`${codeForTerminal(address)}\n${address}\n${file}`)
if (providers.siteUrl === null) console.log(`VITE_SITE_URL is not set: the code leads to ${sampleSiteUrl}.`)

function asked() {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { source: text, medium: text, campaign: text },
    })
    const [clinic, service, ...others] = positionals
    if (clinic === undefined || others.length > 0) return fail(usage)
    const tags = Object.entries(values).map(([name, value]) => [`utm_${name}`, value])
    const unfit = tags.find(([, value]) => !/^[\w-]{1,60}$/.test(value ?? ''))
    if (unfit) return fail(`${unfit[0]} takes letters, digits, hyphens and underscores, not '${unfit[1]}'.`)
    return { clinic, service, campaign: Object.fromEntries(tags) }
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

function addressAsked() {
  try {
    return codeAddress(providers.siteUrl ?? sampleSiteUrl, { clinic, service, campaign })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}
