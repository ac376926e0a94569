import { RouterContextProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { buildRecords } from '../../../../content/records.ts'
import { demonstration } from '../../../../content/providers.ts'
import { jsdomSite } from '../../../../tests/drivers/jsdom-site.tsx'
import { ServiceDialog, type ServiceDialogProps } from './ServiceDialog.tsx'

const records = buildRecords(demonstration)
const { router } = jsdomSite({ start: '/' })

/** The dialog within a page that passes it another `onBook` at each render. */
function Page({ opened }: Pick<ServiceDialogProps, 'opened'>) {
  return (
    <RouterContextProvider router={router}>
      <ServiceDialog details={records['service-details']} opened={opened} onBook={() => undefined} />
    </RouterContextProvider>
  )
}

test('a closed detail stays closed when its page renders again, and opens with the next press', async () => {
  const [card] = records.home.cards
  if (!card) throw new Error('the home page has no cards')
  const onClosed = vi.fn<() => void>()
  const opened = { request: { card, opener: document.body, href: card.href }, isOpen: true, onClosed }
  const { rerender } = render(<Page opened={opened} />)
  expect(onClosed).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClosed).toHaveBeenCalledTimes(1)
  rerender(<Page opened={{ ...opened, isOpen: false }} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<Page opened={opened} />)
  expect(screen.getByRole('dialog', { name: card.title })).toBeVisible()
})
