import fc from 'fast-check';
import { fromCents, type Money } from '../../../basics/money/index.ts';
import { computePremium, packFor } from '../../premium/index.ts';
import {
  type CountedMovement,
  type EarningTable,
  type MovementFacts,
  type MovementFigures,
  movementFigures,
  usualTable,
} from '../index.ts';

const year = { start_date: '2026-01-01', end_date: '2027-01-01' };

/** A car of Ecuador, insured for 2026. */
export const carPolicy = (term: Partial<typeof year> = {}, net_premium: Money = '500.00') => ({
  ...year,
  ...term,
  net_premium,
  ...computePremium({ net: net_premium, pack: packFor('218'), branchCode: '7', date: '2026-01-01' }),
});

/** Keeps 25 % at least, and 52 % at 150 days. */
export const northTable: EarningTable = {
  reading: 'step',
  rows: [
    { days: 73, percent: '25' },
    { days: 150, percent: '52' },
    { days: 365, percent: '100' },
  ],
};

export const counted: CountedMovement[] = [];
export const netWith = (method: MovementFacts['method']) => ({ method, penalty_percent: '10', table: usualTable });

/** What a movement of that car comes to. */
export const figures = (facts: Partial<MovementFacts>): MovementFigures =>
  movementFigures({
    ...netWith('pro_rata'),
    kind: 'cancellation',
    effective_date: '2026-05-31',
    policy: carPolicy(),
    counted,
    ...facts,
  });

/** The net premium, each line, and the total. */
export const linesOf = ({ net_delta, charges, total_delta }: MovementFigures) => [
  net_delta,
  ...charges.map((line) => line.amount),
  total_delta,
];

export const asCounted = ({ net_delta, term_net_delta, total_delta, charges }: MovementFigures): CountedMovement => ({
  net_delta,
  term_net_delta,
  total_delta,
  charges,
});

export const cents = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((some) => fromCents(BigInt(some)));
