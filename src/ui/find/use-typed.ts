import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * The field for the visitor's words, what is in it, and a function that changes that. `turn`, which has to stay the
 * same, is called if the page comes alive with the visitor in the field already, or with words that were typed before
 * or sent with the address, as `q`.
 */
export function useTyped(turn: () => void): [RefObject<HTMLInputElement | null>, string, (text: string) => void] {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const typed = field.current?.value || new URLSearchParams(window.location.search).get('q')
    if (typed) setText(typed)
    if (typed || document.activeElement === field.current) turn()
  }, [turn])
  return [field, text, setText]
}
