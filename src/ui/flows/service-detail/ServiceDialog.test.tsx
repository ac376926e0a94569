import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { buildRecords } from '../../../../content/records.ts'
import { demonstration } from '../../../../content/providers.ts'
import { ServiceDialog } from './ServiceDialog.tsx'

const records = buildRecords(demonstration)

/** The dialog as a page draws it, which hands it another `onBook` each time. */
function Page({ press }: { press: Parameters<typeof ServiceDialog>[0]['press'] }) {
  return (
    <MantineProvider env="test">
      <ServiceDialog details={records['service-details']} press={press} onBook={() => undefined} />
    </MantineProvider>
  )
}

test('a closed detail stays closed when its page is drawn anew, and opens with the next press', async () => {
  const [card] = records.home.cards
  if (!card) throw new Error('the home page has no cards')
  const press = { card, opener: document.body }
  const { rerender } = render(<Page press={press} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<Page press={press} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<Page press={{ ...press }} />)
  expect(screen.getByRole('dialog', { name: card.title })).toBeVisible()
})
