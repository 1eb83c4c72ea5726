/** Where this script came from, and so where the API is. */
export const ownOrigin = new URL(import.meta.url).origin;
