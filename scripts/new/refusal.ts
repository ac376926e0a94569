/** Thrown with the reason why nothing was written, in a line or two. */
export class Refusal extends Error {}
