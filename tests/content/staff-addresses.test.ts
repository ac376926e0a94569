import { expect, test } from 'vitest'
import { locations } from '../../content/locations/index.ts'
import { sampleStaffAddresses, staffAddressProblems } from '../../content/staff-addresses-check.ts'
import { staffAddresses } from '../../content/staff-addresses.ts'
import { importsOf, sourceFiles } from '../support/imports.ts'

const slugs = locations.map(({ slug }) => slug)

test('the addresses of staff are addresses of clinics', () => {
  expect(staffAddressProblems(staffAddresses, slugs)).toEqual([])
})

test('an address of a clinic that there is not, and what is no address, are told', () => {
  const file = 'content/staff-addresses.ts'
  expect(staffAddressProblems({ atlantis: 'a@example.com', princeton: 'Front desk' }, slugs)).toEqual([
    { file, field: 'atlantis', reason: 'is not the slug of a clinic' },
    { file, field: 'princeton', reason: 'is not an e-mail address' },
  ])
})

test('a sample is told before a release, an address in use is not', () => {
  const addresses = { princeton: 'a@example.com', marlboro: 'a@staff.example.org', westfield: 'a@clinic.test' }
  expect(sampleStaffAddresses(addresses).map(({ field }) => field)).toEqual(['princeton', 'marlboro'])
})

test('only the receiver and the check read them, so that no visitor downloads them', () => {
  const readers = sourceFiles('content', 'deploy', 'machines', 'public', 'receiver', 'scripts', 'src')
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(importsOf)
    .filter(({ target }) => target === 'content/staff-addresses.ts')
    .map(({ from }) => from)
  expect(readers.toSorted()).toEqual(['receiver/forwarding/mail.ts', 'receiver/ways.ts', 'scripts/check-content.ts'])
})
