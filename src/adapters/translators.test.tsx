import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tolerateTranslators } from './translators.ts'

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype)
beforeAll(tolerateTranslators)
afterAll(() => void Object.defineProperties(Node.prototype, { removeChild, insertBefore }))

function Sentence({ isShown }: { isShown: boolean }) {
  return (
    <p>
      {isShown && 'One. '}
      {!isShown && <b>None. </b>}
      Two.
    </p>
  )
}

const ways = {
  'puts texts into <font>': (text: Text) => {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  },
  'takes the place of texts': (text: Text) => {
    const font = document.createElement('font')
    font.innerHTML = `<font>${text.data}</font>`
    text.replaceWith(font)
  },
}

test.each(Object.entries(ways))('React goes on after a translator that %s', (_, translate) => {
  const { rerender } = render(<Sentence isShown />)
  Array.from(screen.getByText(/Two/).childNodes).forEach((text) => text instanceof Text && translate(text))
  rerender(<Sentence isShown={false} />)
  expect(screen.getByText('None.')).toBeInTheDocument()
  rerender(<Sentence isShown />)
  expect(screen.getByText(/Two/)).toBeInTheDocument()
  expect(screen.queryByText('None.')).toBeNull()
})

test('a text in <font> is removed with its <font>, and what is inserted before it comes before the <font>', () => {
  const { rerender } = render(<Sentence isShown />)
  Array.from(screen.getByText(/Two/).childNodes).forEach(
    (text) => text instanceof Text && ways['puts texts into <font>'](text),
  )
  rerender(<Sentence isShown={false} />)
  expect(document.querySelector('p')?.textContent).toBe('None. Two.')
})

test('a node that was never there is still an error', () => {
  expect(() => document.body.removeChild(document.createElement('i'))).toThrow('not a child')
})
