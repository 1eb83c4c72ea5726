import { parts as api } from './api.mjs';
import { parts as budget } from './budget.mjs';
import { parts as endToEnd } from './endToEnd.mjs';
import { parts as stories } from './stories.mjs';

/**
 * What the long run proves beyond `npm test`, by name.
 * - `proves`: one sentence: what would be unproved without it.
 * - `stage`: the stage that runs it: unit, stories, e2e or budget.
 * - `causes`: paths below the root (a folder ends with a slash, a name may hold one `*`); where one of them changed since the last long run, `npm test` runs it too.
 * - `files`: whole test files that belong to it; the others ask `isWanted` themselves.
 * - `isOrdinary`: each of its tests is run by name and by `npm run try` as any other, and stays out of `npm test` alone, where nothing that
 *   it runs has changed. A test or a story that changed comes back by itself, and is nobody else's cause.
 * @type {Record<string, { proves: string, stage: 'unit' | 'stories' | 'e2e' | 'budget', causes: string[], files?: string[], isOrdinary?: boolean }>}
 */
export const parts = { ...api, ...stories, ...endToEnd, ...budget };

/** The parts that only `npm test` leaves out. */
export const ordinaryParts = Object.keys(parts).filter((name) => parts[name].isOrdinary);
