import { createHash } from 'node:crypto';

/** How a content policy names a script or style that stands in the page: by its hash. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
