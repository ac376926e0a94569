/**
 * Milliseconds within which a screen reader is told where the focus went: a closed dialog or toast is still there so
 * long, unseen, and the title after a removed frame takes the focus then (docs/spoken-findings.md).
 */
export const focusIsTold = 500
