/** The name under which the form keeps what was typed: one for all offers, since the visitor is the same. */
export const leadDraft = 'offer-lead'
