/** Whether this run takes in a part of the long run. */
export function isWanted(part: string): boolean;
/** The test files of a stage that this run leaves out, as paths below the root. */
export function filesLeftOut(stage: 'unit' | 'stories' | 'e2e' | 'budget'): string[];
export const wantedParts: string;
export const touchedName: string;
export const reachedName: string;
