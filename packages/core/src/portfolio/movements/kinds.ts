import type { PlainDate } from '../../basics/dates/index.ts';
import { compareMoney, type Money } from '../../basics/money/index.ts';
import { everyKind, kindOf, type MovementKind, type MovementMethod, movementMethods } from './kindTable.ts';

const requesters = ['customer', 'broker', 'insurer', 'creditor'] as const;
export type MovementRequester = (typeof requesters)[number];
const statuses = ['draft', 'sent', 'rejected', 'issued', 'discarded', 'undone'] as const;
export type MovementStatus = (typeof statuses)[number];

/** The words of a movement. */
export const movementWords = {
  kind: everyKind,
  method: movementMethods,
  requester: requesters,
  status: statuses,
} as const;

/** What the premium of a movement is made from. */
export type MovementBasis = ReturnType<typeof kindOf>['basis'];
export const basisOf = (kind: MovementKind): MovementBasis => kindOf(kind).basis;

/** Tells whether a net premium has the sign that its kind must have; nothing at all fits every kind. */
export function hasSignOf(kind: MovementKind, net: Money): boolean {
  const order = compareMoney(net, '0.00');
  const { sign } = kindOf(kind);
  return sign === 'any' || order === 0 || (sign === '+' && order > 0) || (sign === '-' && order < 0);
}

/** How the premium of a kind may be found; short rate and table are for what is given back, flat for a cancellation only. */
export const methodsOf = (kind: MovementKind): readonly MovementMethod[] => kindOf(kind).methods;

/** Movements of the whole policy: they touch every item. */
export const touchesAll = (kind: MovementKind): boolean => kindOf(kind).isOfAll === true;

/** Kinds that end a cover, of which a coded reason is kept. */
export const mayEndCover = (kind: MovementKind): boolean => kindOf(kind).endsCover === true;

/** What can still be done once a policy is cancelled. */
export const mayFollowCancellation = (kind: MovementKind): boolean => kindOf(kind).followsCancellation === true;

/** Kinds that give back whatever they are of, and those that may: of these short rate and table can be chosen. */
export const mustGiveBack = (kind: MovementKind): boolean => kindOf(kind).sign === '-' && mayGiveBack(kind);
export const mayGiveBack = (kind: MovementKind): boolean => methodsOf(kind).includes('short_rate');

/** Countries whose law or custom decides; elsewhere by days. */
const [chile, colombia, spain] = ['152', '170', '724'];

/** How what is given back is found by the law or custom of a country; nothing where it leaves that open. */
export function countryMethod(requestedBy: MovementRequester, countryId: string): MovementMethod | undefined {
  if (countryId === spain) return 'none';
  if (countryId === colombia) return requestedBy === 'customer' ? 'table' : 'pro_rata';
  return countryId === chile ? 'pro_rata' : undefined;
}

/** How what is given back is found where neither somebody nor a rule of the brokerage says otherwise. */
export function defaultMethod(kind: MovementKind, requestedBy: MovementRequester, countryId: string): MovementMethod {
  const ofCountry = mayGiveBack(kind) ? countryMethod(requestedBy, countryId) : undefined;
  return ofCountry ?? methodsOf(kind)[0] ?? 'none';
}

export type MovementAction = 'send' | 'issue' | 'reject' | 'reopen' | 'discard' | 'undo';
export type MovementTransition = { action: MovementAction; from: readonly MovementStatus[]; to: MovementStatus };

/** Every move that a movement can make; server and screens read this table. */
export const movementTransitions: readonly MovementTransition[] = [
  { action: 'send', from: ['draft'], to: 'sent' },
  { action: 'issue', from: ['draft', 'sent'], to: 'issued' },
  { action: 'reject', from: ['sent'], to: 'rejected' },
  { action: 'reopen', from: ['rejected'], to: 'draft' },
  { action: 'discard', from: ['draft', 'sent', 'rejected'], to: 'discarded' },
  { action: 'undo', from: ['issued'], to: 'undone' },
];

/** The state after a move, or undefined where it is forbidden. */
export const movementAfter = (status: MovementStatus, action: MovementAction): MovementStatus | undefined =>
  movementTransitions.find((move) => move.action === action && move.from.includes(status))?.to;

/** What can be done with a movement in its state. */
export const movementActions = (status: MovementStatus): ('update' | MovementAction)[] => [
  ...(status === 'draft' ? (['update'] as const) : []),
  ...movementTransitions.filter((move) => move.from.includes(status)).map((move) => move.action),
];

export type EffectiveProblem =
  | 'outside_term'
  | 'not_at_end'
  | 'flat_later'
  | 'not_at_cancellation'
  | 'before_cancellation';
type EffectiveFacts = {
  kind: MovementKind;
  method?: MovementMethod | null;
  effective: PlainDate;
  term: { start_date: PlainDate; end_date: PlainDate };
  /** The day on which the policy was cancelled, where it is reinstated. */
  cancels_on?: PlainDate | null;
  with_lapse?: boolean;
};

/** Why a movement cannot take effect on a day: the first day of the new state lies in the term, and the last day earns nothing. */
export function effectiveProblem(facts: EffectiveFacts): EffectiveProblem | undefined {
  const { kind, method, effective, term, cancels_on, with_lapse = false } = facts;
  if (kind === 'extension') return effective === term.end_date ? undefined : 'not_at_end';
  const isInside =
    effective >= term.start_date && (kindOf(kind).isGoodAtEnd ? effective <= term.end_date : effective < term.end_date);
  if (!isInside) return 'outside_term';
  if (method === 'flat' && effective !== term.start_date) return 'flat_later';
  if (kind !== 'reinstatement' || !cancels_on) return undefined;
  if (with_lapse) return effective > cancels_on ? undefined : 'before_cancellation';
  return effective === cancels_on ? undefined : 'not_at_cancellation';
}
