/** The narrowest screen that everything fits into, in px; tests use it, and the accessibility statement names it. */
export const narrowest = 320

/** How much is tested, as the accessibility statement says it. */
export const tested = {
  /** Situations that interactive parts can be in. */
  situations: 154,
  /** Interactive parts that have states. */
  flows: 12,
  /** Assertions of the WAI-ARIA Authoring Practices Guide's own tests. */
  assertions: 67,
} as const
