import { expect, test } from 'vitest'
import { mailSettings } from '../tests/support/mailing.ts'
import { waysInWords } from './ways.ts'

test('an operator reads at the start where new requests go, or that they go nowhere', () => {
  const mail = mailSettings('smtp://user:secret@mail.example.com:587')
  const hook = { url: 'https://crm.example.com/hook?key=1', secret: 'x'.repeat(24) }
  expect(waysInWords({ mail, hook }, { westfield: 'desk@clinic.test' })).toBe(
    'New requests are mailed through mail.example.com:587 (office@example.com where no clinic is asked) and posted to crm.example.com.',
  )
  expect(waysInWords({ mail, hook: null }, { princeton: 'a@example.com', 'red-bank': 'b@example.com' })).toBe(
    'New requests are mailed through mail.example.com:587 (office@example.com where no clinic is asked, and for Princeton, Red Bank: their addresses in content/staff-addresses.ts are samples).',
  )
  expect(waysInWords({ mail: null, hook: null })).toContain('neither RECEIVER_SMTP_URL nor RECEIVER_HOOK_URL is set')
})
