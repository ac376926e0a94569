/** The narrowest screen that everything fits into, in px; tests use it, and the accessibility statement names it. */
export const narrowest = 320

/** How much is tested at least, as the accessibility statement says it: a new flow adds to it and changes no page. */
export const tested = {
  /** Situations that interactive parts can be in. */
  situations: 150,
  /** Assertions of the WAI-ARIA Authoring Practices Guide's own tests. */
  assertions: 60,
} as const
