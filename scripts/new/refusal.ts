/** Why nothing was written, in a line or two for whoever asked. */
export class Refusal extends Error {}
