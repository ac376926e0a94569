/**
 * The days after which the receiver deletes a request, unless its own setting says otherwise (docs/receiver.md); the
 * privacy page names them.
 */
export const requestsKeptDays = 400
