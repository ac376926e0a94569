import { expect, test } from 'vitest'
import { needsOf } from '../../content/provider-needs.ts'
import { examFrame, pricingFrame } from '../../content/part-frames.ts'
import { demonstration } from '../../content/providers.ts'
import { sandboxOf } from '../../src/ui/flows/embed/sandbox.ts'

const nothing = { scripts: [], frames: [], connections: [], images: [], mayLeave: false }

test.each([
  // docs.stripe.com/security/guide; docs.stripe.com/payments/checkout/pricing-table, 'Limitations'
  ['https://js.stripe.com/v3/pricing-table.js', 'frames', 'https://hooks.stripe.com'],
  ['https://js.stripe.com/v3/pricing-table.js', 'connections', 'https://api.stripe.com'],
  ['https://js.stripe.com/v3/pricing-table.js', 'images', 'https://*.stripe.com'],
  // the public embed code; docs.qualiphy.me
  ['https://www.app.qualiphy.me/scripts/quidget_disclosure.js', 'frames', 'https://app.qualiphy.me'],
  ['https://www.app.qualiphy.me/scripts/quidget_disclosure.js', 'connections', 'https://api.qualiphy.me'],
  // cal.com/docs, 'Embed'
  ['https://cal.com/clinic/embed?embed=true', 'frames', 'https://app.cal.com'],
  // help.calendly.com, 'Embed options'
  ['https://www.calendly.com/clinic', 'frames', 'https://calendly.com'],
  // help.gohighlevel.com, calendars
  ['https://api.leadconnectorhq.com/widget/booking/1', 'frames', 'https://link.msgsndr.com'],
] as const)('%s needs, among its %s, %s', (address, need, origin) => {
  expect(needsOf([address])[need]).toContain(origin)
})

test.each(['https://stripe.com.example.com/a.js', 'https://example.com/js.stripe.com', '/embed/exam.html', ''])(
  '%j is nobody’s that is known, and needs nothing more',
  (address) => expect(needsOf([address])).toEqual(nothing),
)

test('only Stripe’s table may take the tab along, at a click', () => {
  const tables = { yes: ['a', 'b'], no: ['c', 'd'] } as const
  const frameOf = (scriptUrl: string) =>
    pricingFrame({ ...demonstration, pricing: { scriptUrl, publishableKey: 'pk', tables } })
  const stripe = frameOf('https://js.stripe.com/v3/pricing-table.js')
  const other = frameOf('https://pay.example.com/table.js')
  expect(sandboxOf(stripe.src, stripe.mayLeave)).toContain('allow-top-navigation-by-user-activation')
  expect(sandboxOf(other.src, other.mayLeave)).not.toContain('top-navigation')
})

test('a vendor’s frame has what it needs and no tab; ours, on our own origin, has no sandbox', () => {
  expect(sandboxOf('https://cal.example.com/clinic', false)).toBe(
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  )
  const { src, mayLeave } = examFrame(demonstration)
  expect(sandboxOf(src, mayLeave)).toBeUndefined()
})
