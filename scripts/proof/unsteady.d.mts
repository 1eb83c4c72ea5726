export interface Judged {
  verdict: 'green' | 'red';
  isUnsteady: boolean;
  reason: string;
}
export const mostUnsteady: number;
/** What a red test is, once it was looked at again alone. */
export function judge(seen: {
  name: string;
  /** What was wrong at the first look, in company. */
  first?: string;
  /** What was wrong at the second look, alone; nothing where it was green then. */
  second?: string;
  isBusy: boolean;
  /** The names in `unsteady.json`. */
  listed: readonly string[];
  /** How many of this run are unsteady already. */
  soFar: number;
}): Judged;
