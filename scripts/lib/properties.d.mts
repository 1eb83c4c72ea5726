/** What random inputs begin with: the same in each proof, so that a red is red again; another in each long run, which says it. */
export const seed: number;
/** How often a property is tried that says nothing else. */
export const usualRuns: number;
/** How often a property is tried that says it: in the proof, and in the long run. */
export function runs(inProof: number, inLong: number): { numRuns: number };
