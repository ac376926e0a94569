import { render, screen as page } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { accessibleElements, isSaid } from './accessible.ts'

const buttons = () => accessibleElements(document.body, 'button').map(({ textContent }) => textContent)

describe('elements by role and name', () => {
  test('are those that Testing Library finds, in the element that is named', () => {
    render(
      <main>
        <button>Book</button>
        <dialog open>
          <button>Back</button>
          <button aria-label="Close">x</button>
          <button hidden>Gone</button>
        </dialog>
      </main>,
    )
    expect(accessibleElements(document.body, 'button')).toEqual(page.getAllByRole('button'))
    expect(accessibleElements(page.getByRole('dialog'), 'button', 'Close')).toEqual([page.getByText('x')])
    expect(accessibleElements(document.body, 'button', /^B/)).toHaveLength(2)
    expect(accessibleElements(page.getByRole('dialog'), 'dialog')).toEqual([])
  })

  test.each<[string, (button: HTMLElement) => void, string[]]>([
    ['an element comes', (button) => button.after(button.cloneNode(true)), ['Book', 'Book']],
    ['an element goes', (button) => button.remove(), []],
    ['a text changes', (button) => button.firstChild?.replaceWith('Call'), ['Call']],
    ['an attribute changes', (button) => (button.hidden = true), []],
    ['the role changes', (button) => button.setAttribute('role', 'link'), []],
  ])('are found again once %s, at once and later', async (_, change, expected) => {
    render(<main dangerouslySetInnerHTML={{ __html: '<button>Book</button>' }} />)
    expect(buttons()).toEqual(['Book'])
    change(page.getByRole('button'))
    expect(buttons()).toEqual(expected)
    await Promise.resolve()
    expect(buttons()).toEqual(expected)
  })

  test('have the names that they have now', () => {
    render(<button aria-label="Book">x</button>)
    expect(accessibleElements(document.body, 'button', 'Book')).toHaveLength(1)
    page.getByRole('button').ariaLabel = 'Call'
    expect(accessibleElements(document.body, 'button', 'Book')).toHaveLength(0)
    expect(accessibleElements(document.body, 'button', 'Call')).toHaveLength(1)
  })
})

test('a text counts as said while it is there and not hidden', () => {
  render(<p>Saved</p>)
  expect([isSaid('Saved'), isSaid('Sav')]).toEqual([true, false])
  page.getByText('Saved').hidden = true
  expect(isSaid('Saved')).toBe(false)
})
