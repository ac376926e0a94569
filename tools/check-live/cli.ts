import { loadEnv } from 'vite'
import { addressesOf, checkAddress } from './check-address.ts'
import { fail, root } from '../../scripts/support/setup.mjs'

const site = process.argv.slice(2).find((argument) => argument !== '--') ?? ''
if (!/^https?:\/\/[^/]/.test(site) || !URL.canParse(site))
  fail('Name the site: npm run check:live -- https://www.example.com')

const addresses = addressesOf(new URL(site), loadEnv('production', root))
if (addresses.length === 0) fail('Neither VITE_LEADS_URL nor VITE_FRANCHISE_URL is set: the site posts nothing.')
for (const address of addresses) {
  const { isWell, line } = await checkAddress(address)
  console.log(line)
  if (!isWell) process.exitCode = 1
}
