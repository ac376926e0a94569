/**
 * Browsers of this vendor delete a site's storage after so many days. Source: WebKit, 'Full third-party cookie
 * blocking', 2020.
 */
const emptying = { vendor: /^Apple/, days: 7 }

/** Days for which this device keeps what this site stores. */
export function daysKept(): number {
  return emptying.vendor.test(navigator.vendor) ? emptying.days : 14
}
