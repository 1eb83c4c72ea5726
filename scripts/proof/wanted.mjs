import { ordinaryParts, parts } from './parts/index.mjs';

/** Names the parts of the long run that this run takes in, or `all`; a run without it takes the ordinary ones. */
export const wantedParts = 'CORREDOR_LONG';
/** Paths that changed since the last long run, each on its line, or `all`. */
export const touchedName = 'CORREDOR_TOUCHED';
/** The files whose stories run something of that, each on its line, or `all`. */
export const reachedName = 'CORREDOR_STORIES_REACHED';

/** Whether this run takes in a part of the long run. */
export function isWanted(part) {
  if (!Object.hasOwn(parts, part)) throw new Error(`There is no part of the long run named ${part}.`);
  const wanted = (process.env[wantedParts] ?? ordinaryParts.join(',')).split(',');
  return wanted.includes('all') || wanted.includes(part);
}

/** The test files of a stage that this run leaves out, as paths below the root. */
export function filesLeftOut(stage) {
  const touched = (process.env[touchedName] ?? '').split('\n');
  return Object.entries(parts).flatMap(([name, { stage: own, files = [], isOrdinary }]) => {
    if (own !== stage || isWanted(name)) return [];
    return isOrdinary ? files.filter((file) => !touched.includes(file)) : files;
  });
}
