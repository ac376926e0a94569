/** What a visitor's tab shows after an attempt. */
export interface Seen {
  /** Everything that the attempt sent to the vendor's own server. */
  loot: string
  /** Evaluates an expression in the tab's page, whatever it shows by then. */
  look: (expression: string) => Promise<unknown>
  secrets: Secrets
}

/** What the site keeps of the visitor, as the page itself sees it. */
export interface Secrets {
  /** The e-mail address of a lead that is still on the device. */
  email: string
  /** The answer about medication, as it is stored. */
  answer: string
  /** A text typed on the page while the part is there. */
  typed: string
}

export interface Attempt {
  name: string
  /**
   * The vendor's script. In it `await steal(text)` sends a text to the vendor, `vendor` is the vendor's origin, `site`
   * the page's, and `records` the address of the page's records. With `by: 'click'` it runs when the visitor clicks in
   * the part; with 'popup' its window reports when all has been tried.
   */
  script: string
  /** Whether nothing is left afterwards on which to try others. */
  isLast?: boolean
  /** Whether browsers prevent it whatever the site does. */
  isPrevented?: boolean
  /** Whether Firefox allows it to every frame. */
  isAllowedByFirefox?: boolean
  by?: 'click' | 'popup'
  /** Whether the visitor goes on typing on the page. */
  isTyping?: boolean
  /** Whether it succeeded. */
  isGot: (seen: Seen) => Promise<boolean> | boolean
}
