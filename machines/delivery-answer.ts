/** Received by the clinic, saved to be sent later, or turned down. Anything else is an error. */
export type DeliveryAnswer = 'received' | 'saved' | 'refused'
