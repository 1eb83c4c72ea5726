import type { Renewal, RenewalAction } from '../../contract/api/index.ts';

/** Where a renewal stands: it is worked on without a next term or with its draft, its term went on, or it did not. */
export type RenewalStanding = 'open' | 'prepared' | 'decided' | 'lost';

/** Every step of a renewal and where it is taken from; the machine and the server both read this table. */
export const renewalTransitions: readonly { action: RenewalAction; from: readonly RenewalStanding[] }[] = [
  { action: 'move', from: ['open', 'prepared'] },
  { action: 'assign', from: ['open', 'prepared'] },
  { action: 'prepare', from: ['open'] },
  { action: 'ask', from: ['open', 'prepared'] },
  { action: 'remind', from: ['open', 'prepared'] },
  { action: 'lose', from: ['open', 'prepared'] },
  { action: 'reopen', from: ['lost'] },
];

/** Where a renewal stands by what the server tells of it. */
export function standingOf({ outcome, next }: Pick<Renewal, 'outcome' | 'next'>): RenewalStanding {
  if (outcome === 'lost') return 'lost';
  if (outcome !== null) return 'decided';
  return next ? 'prepared' : 'open';
}

/** What can be done with a renewal where it stands. */
export const renewalActions = (standing: RenewalStanding): RenewalAction[] =>
  renewalTransitions.filter(({ from }) => from.includes(standing)).map(({ action }) => action);
