import { isWanted } from '../proof/wanted.mjs';

const isLong = isWanted('properties');

/** What random inputs begin with: the same in each proof, also where it takes in thousands of them, so that a red is red again; another in each long run (its unit piece gives it), which says it. */
export const seed = Number(process.env.CORREDOR_SEED ?? 20_261_128);

/** How often a property is tried that says nothing else. */
export const usualRuns = isLong ? 2_000 : 100;

/** How often a property is tried that says it: in the proof, and in the long run. */
export const runs = (inProof, inLong) => ({ numRuns: isLong ? inLong : inProof });
