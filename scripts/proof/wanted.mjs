import { parts } from './parts/index.mjs';

/** Names the parts of the long run that this run takes in, or `all`; a run without it takes none. */
export const wantedParts = 'CORREDOR_LONG';

/** Whether this run takes in a part of the long run. */
export function isWanted(part) {
  if (!Object.hasOwn(parts, part)) throw new Error(`There is no part of the long run named ${part}.`);
  const wanted = (process.env[wantedParts] ?? '').split(',');
  return wanted.includes('all') || wanted.includes(part);
}

/** The test files of a stage that this run leaves out, as paths below the root. */
export const filesLeftOut = (stage) =>
  Object.entries(parts).flatMap(([name, part]) => (part.stage === stage && !isWanted(name) ? (part.files ?? []) : []));
