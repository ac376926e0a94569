/** A form field as a visitor meets it. */
export interface ReadField {
  value: string
  /** What is said to be wrong with it: the texts that describe it while it is invalid, where they are seen. */
  error: string
  /** It cannot be changed, and says so. */
  isLocked: boolean
  hasFocus: boolean
}

/** Reads the one field there is; null where there is none. Stands alone, so that it also runs in the page. */
export function readField([field, ...others]: readonly Element[]): ReadField | null {
  if (!field || others.length > 0) return null
  const describedBy = field.getAttribute('aria-invalid') === 'true' ? field.getAttribute('aria-describedby') : null
  const texts = (describedBy ?? '').split(' ').map((id) => {
    const text = document.getElementById(id)
    return text && !text.closest('[hidden]') ? text.textContent : ''
  })
  return {
    value: 'value' in field ? String(field.value) : '',
    error: texts.join(' '),
    isLocked: field.matches('[readonly], [aria-disabled="true"], :disabled'),
    hasFocus: field === document.activeElement,
  }
}
