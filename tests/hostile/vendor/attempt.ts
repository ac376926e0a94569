/** What a visitor's tab shows after an attempt. */
export interface Seen {
  /** All that the attempt has carried off to the vendor's own server. */
  loot: string
  /** Evaluates an expression in the page of the tab, whatever stands there now. */
  look: (expression: string) => Promise<unknown>
  secrets: Secrets
}

/** What the site keeps for the visitor, as the page itself sees it. */
export interface Secrets {
  /** The e-mail address of a lead that is still on the device. */
  email: string
  /** The answer about medication, as it is stored. */
  answer: string
  /** Typed on the page while the part is there. */
  typed: string
}

export interface Attempt {
  name: string
  /**
   * The vendor's script: `await steal(text)` carries off, `vendor` is its own origin, `site` the page's, `records` where its records are. With `by: 'click'` it runs
   * when the visitor clicks in the part; with 'popup' its window says when all has been tried.
   */
  script: string
  /** It leaves nothing behind to try others on. */
  isLast?: boolean
  /** Browsers prevent it whatever the site does. */
  isPrevented?: boolean
  /** Firefox lets any frame do it. */
  isAllowedByFirefox?: boolean
  by?: 'click' | 'popup'
  /** Whether the visitor goes on typing on the page. */
  isTyping?: boolean
  /** Whether it came to anything. */
  isGot: (seen: Seen) => Promise<boolean> | boolean
}
