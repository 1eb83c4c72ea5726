/** What of the unit and API tests runs in the long run, and what brings it back: see index.mjs. */
export const parts = {};
