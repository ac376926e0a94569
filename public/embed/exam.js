/** The demonstration exam: a disclosure, and thanks for accepting it. Nothing leaves the document. */
import { complete, ready } from './part.js'

const disclosure = document.getElementById('disclosure')
const thanks = document.getElementById('thanks')

document.getElementById('accept')?.addEventListener('click', () => {
  disclosure?.toggleAttribute('hidden', true)
  thanks?.toggleAttribute('hidden', false)
  thanks?.querySelector('h1')?.focus()
  complete()
})

ready()
