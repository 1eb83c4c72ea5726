/** What was asked for cannot be made; nothing has been changed. */
export class Refusal extends Error {}
