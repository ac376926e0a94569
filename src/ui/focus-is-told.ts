/**
 * Milliseconds for which a closed dialog or toast is still there, unseen: a screen reader that no longer finds what had
 * the focus does not say where it is now.
 */
export const focusIsTold = 300
