import { useCallback, useState, type RefCallback } from 'react'

/**
 * The field for the visitor's words, what is in it, and a function that changes that. `turn`, which has to stay the
 * same, is called if the page comes alive with the visitor in the field already, or with words that were typed before
 * or sent with the address, as `q`.
 */
export function useTyped(turn: () => void): [RefCallback<HTMLInputElement>, string, (text: string) => void] {
  const [text, setText] = useState('')
  const field = useCallback(
    (input: HTMLInputElement | null) => {
      const typed = input && (input.value || new URLSearchParams(window.location.search).get('q'))
      if (typed) setText(typed)
      if (typed || (input && input === document.activeElement)) turn()
    },
    [turn],
  )
  return [field, text, setText]
}
