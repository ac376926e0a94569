/** An element as assistive technology gets it. */
export interface Condition {
  isDisabled: boolean
  isChecked: boolean
  /** The focus is on it or within it. */
  hasFocus: boolean
  /** Of a progress bar; null for anything without a value. */
  value: number | null
  /** Whether it is marked as busy. */
  isBusy: boolean
  /** Of a link: path and search that it says; null for anything else. */
  leadsTo: string | null
}

/** Reads an element. Uses nothing from outside, so that it can also run in the page. */
export function readCondition(element: Element): Condition {
  const value = element.getAttribute('aria-valuenow')
  return {
    isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
    isChecked: element.matches(':checked, [aria-checked="true"]'),
    hasFocus: element.contains(document.activeElement),
    value: value === null ? null : Number(value),
    isBusy: element.matches('[aria-busy="true"]'),
    leadsTo: element instanceof HTMLAnchorElement ? element.pathname + element.search : null,
  }
}
