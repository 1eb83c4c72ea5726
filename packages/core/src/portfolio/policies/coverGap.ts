import type { PlainDate } from '../../basics/dates/index.ts';
import type { PolicyRow } from '../../contract/api/index.ts';
import { endsOn } from './lifecycle.ts';

type Covering = Pick<
  PolicyRow,
  'status' | 'is_in_force' | 'start_date' | 'end_date' | 'closes_on' | 'closes_as' | 'closed_reason'
>;

/** That nothing covers a thing: which of the policies that include it ended last, and when, where that is known. */
export interface CoverGap<Policy> {
  /** The day on which that policy ended; null where it was closed early, of which a list does not tell the day. A movement may have taken the thing out of another one later. */
  since: PlainDate | null;
  last: Policy;
}

/**
 * Whether nothing covers what these policies are about.
 * @param policies all of them, drafts too; a draft covers nothing
 * @returns null while one is in force or will be, and where there never was one
 */
export function coverGapOf<Policy extends Covering>(
  policies: readonly Policy[],
  today: PlainDate,
): CoverGap<Policy> | null {
  const real = policies.filter(({ status }) => status !== 'draft');
  const covers = ({ status, is_in_force, start_date }: Policy) =>
    is_in_force || (status === 'active' && start_date !== null && start_date > today);
  if (real.some(covers)) return null;
  const ended = real
    .map((last) => ({ since: coverEnd(last), last }))
    .sort((one, other) =>
      (other.since ?? other.last.end_date ?? '').localeCompare(one.since ?? one.last.end_date ?? ''),
    );
  return ended[0] ?? null;
}

/** The last day of a policy that is over. */
function coverEnd(policy: Covering): PlainDate | null {
  if (policy.status === 'closed' && policy.closed_reason !== 'renewed' && policy.closes_on === null) return null;
  return endsOn(policy);
}
