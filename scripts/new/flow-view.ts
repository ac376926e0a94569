import type { Names } from './names.ts'

/** The file of the words for visitors. */
export function wordsText({ title }: Names): string {
  return `/** Words of ${title}. */

export const title = '${title}'
export const open = 'Show ${title}'
export const close = 'Hide ${title}'
export const text = 'Say here what ${title} is for.'
`
}

/** The file of the component, which uses its machine. */
export function componentText({ slug, camel, pascal, title }: Names): string {
  return `import { useMachine } from '@xstate/react'
import { useId } from 'react'
import * as words from '../../../../content/words/${slug}.ts'
import { ${camel}Machine } from '../../../../machines/${slug}/${slug}.machine.ts'
import { Boundary } from '../../blocks/Boundary/Boundary.tsx'

/** ${title}: a button that shows its text, and hides it again. */
export function ${pascal}() {
  return (
    <Boundary name={words.title} fallback={null}>
      <Disclosure />
    </Boundary>
  )
}

function Disclosure() {
  const [state, send] = useMachine(${camel}Machine)
  const isOpen = state.matches('open')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => send({ type: isOpen ? '${camel}.close' : '${camel}.open' })}
      >
        {isOpen ? words.close : words.open}
      </button>
      {isOpen && <p>{words.text}</p>}
    </section>
  )
}
`
}
