/** A site's storage ends after so many days in browsers of this vendor. Source: WebKit, 'Full third-party cookie blocking', 2020. */
const emptying = { vendor: /^Apple/, days: 7 }

/** Days that what this site stores stays on this device. */
export function daysKept(): number {
  return emptying.vendor.test(navigator.vendor) ? emptying.days : 14
}
