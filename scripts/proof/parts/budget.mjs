/** What of this stage runs in the long run, and what brings it back: see index.mjs. */
export const parts = {};
