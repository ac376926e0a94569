/**
 * The configured exam: once the vendor's widget has had its say on DOMContentLoaded, checks that it is there and
 * works, and has it show its disclosure. The document is only opened by the visitor who has asked for that.
 */
import { fail, ready } from './part.js'

const form = document.getElementById('loadFormButton')

document.addEventListener('DOMContentLoaded', () => {
  const failure = failureNow()
  if (failure) fail(failure)
  else if (disclose()) ready()
  else fail('broken')
})

form?.addEventListener('click', disclose)

/** What keeps the widget from disclosing; null when nothing does. */
function failureNow() {
  if (document.querySelector('script[data-failed]')) return 'blocked'
  if (!isFunction('moment') || !isFunction('showDisclosureModal')) return 'broken'
  return form && getComputedStyle(form).display === 'none' ? 'unavailable' : null
}

/** Whether the widget showed its disclosure. */
function disclose() {
  try {
    Reflect.get(window, 'showDisclosureModal')()
    return true
  } catch {
    return false
  }
}

/** @param {string} name */
function isFunction(name) {
  return typeof Reflect.get(window, name) === 'function'
}
