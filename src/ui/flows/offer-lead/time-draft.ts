/** The name under which the request for a time keeps what was typed: one for all calendars. */
export const timeDraft = 'say-when'
