/** A form field as a visitor meets it. */
export interface ReadField {
  value: string
  /** Its error message: the visible texts that describe it while it is invalid. */
  error: string
  /** Whether it is marked as read-only or disabled. */
  isLocked: boolean
  hasFocus: boolean
}

/** Reads the only field; null where there is none. Uses nothing from outside, so that it can also run in the page. */
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
