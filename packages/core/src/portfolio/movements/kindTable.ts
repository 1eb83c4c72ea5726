import { keysOf } from '../../basics/keys/index.ts';
import type { CrossingReason, MovementItemInput, MovementItemValues } from '../../contract/api/index.ts';

const methods = ['pro_rata', 'short_rate', 'table', 'flat', 'typed', 'none'] as const;
export type MovementMethod = (typeof methods)[number];
/** How a premium may be found, each way in the order in which it is offered. */
export const movementMethods: readonly MovementMethod[] = methods;

export type ItemAction = MovementItemInput['action'];
export type ItemTarget = MovementItemInput['target'];
/** What the items of a kind may be. */
interface KindItems {
  actions: readonly ItemAction[];
  targets: readonly ItemTarget[];
  /** The actions that may charge or give back, as somebody says. */
  eitherWay?: readonly ItemAction[];
  /** Whether an item changes the premium; else it only writes. */
  isCharged: boolean;
  /** Whether an item may say for how much something is insured. */
  hasSums: boolean;
}
/** What a kind of movement asks for beside its day and its items. */
type KindQuestion = 'reason' | 'fields' | 'new_end_date' | 'lapse' | 'least_kept';
/** All that is said of a kind of movement; the contract's list, the server's refusals and the form are made from it. */
interface Kind {
  /** Its place in a form: what happens most stands first. */
  place: number;
  /** The sign that its premium must have; a premium of nothing fits every kind. */
  sign: '+' | '-' | 'any' | '0';
  /** What its premium is made from. */
  basis: 'items' | 'term' | 'extension' | 'typed' | 'cancellation' | 'nothing';
  /** How its premium may be found; the first counts where nobody says. */
  methods: readonly MovementMethod[];
  /** Null where it has none. */
  items: KindItems | null;
  asks?: readonly KindQuestion[];
  /** It is of the whole policy, and touches every item. */
  isOfAll?: true;
  /** It ends a cover, and a coded reason is kept. */
  endsCover?: true;
  /** What a policy can still have once it is cancelled. */
  followsCancellation?: true;
  /** Only a cancelled policy can have it. */
  needsCancellation?: true;
  /** It may be of the last day of the term. */
  isGoodAtEnd?: true;
  /** What it charges buys back what was used up: the term's premium stays. */
  keepsTermPremium?: true;
  /** What becomes of the policy itself: it ends on the day of the movement, is again as before what closed it, or its term has another last day. */
  makesPolicy?: 'closed' | 'reopened' | 'extended';
  /** Why its credit pays instalments, where that is not just less premium. */
  crossesAs?: 'cancellation' | 'exclusion';
}

const ofGivenBack = ['pro_rata', 'short_rate', 'table', 'typed', 'none'] as const;
const rows = ['vehicle', 'insured', 'coverage', 'general', 'beneficiary'] as const;
const insuredRows = ['vehicle', 'insured', 'coverage', 'general'] as const;
const everyAction = ['add', 'change', 'remove'] as const;
/** One amount for the whole policy. */
const oneAmount = {
  actions: ['change'],
  targets: ['field'],
  eitherWay: ['change'],
  isCharged: true,
  hasSums: false,
} as const;

/** Every kind of movement, once. */
export const movementKinds = {
  inclusion: {
    place: 1,
    sign: '+',
    basis: 'items',
    methods: ['pro_rata', 'typed', 'none'],
    items: { actions: ['add'], targets: rows, isCharged: true, hasSums: true },
  },
  exclusion: {
    place: 2,
    sign: '-',
    basis: 'items',
    methods: ofGivenBack,
    items: { actions: ['remove'], targets: rows, isCharged: true, hasSums: false },
    endsCover: true,
    crossesAs: 'exclusion',
  },
  value: {
    place: 3,
    sign: 'any',
    basis: 'items',
    methods: ofGivenBack,
    items: { actions: ['change'], targets: insuredRows, eitherWay: ['change'], isCharged: true, hasSums: true },
  },
  premium: { place: 4, sign: 'any', basis: 'items', methods: ofGivenBack, items: oneAmount, isOfAll: true },
  plan: { place: 8, sign: 'any', basis: 'items', methods: ofGivenBack, items: oneAmount, isOfAll: true },
  coverage: {
    place: 5,
    sign: 'any',
    basis: 'items',
    methods: ofGivenBack,
    items: { actions: everyAction, targets: ['coverage'], eitherWay: ['change'], isCharged: true, hasSums: false },
  },
  data: {
    place: 6,
    sign: '0',
    basis: 'nothing',
    methods: ['none'],
    items: { actions: ['change'], targets: ['field'], isCharged: false, hasSums: false },
    asks: ['fields'],
    followsCancellation: true,
    isGoodAtEnd: true,
  },
  creditor: {
    place: 7,
    sign: '0',
    basis: 'nothing',
    methods: ['none'],
    items: { actions: everyAction, targets: ['beneficiary'], isCharged: false, hasSums: false },
  },
  extension: {
    place: 9,
    sign: '+',
    basis: 'extension',
    methods: ['pro_rata', 'typed', 'none'],
    items: null,
    asks: ['new_end_date'],
    isOfAll: true,
    makesPolicy: 'extended',
  },
  declaration: { place: 12, sign: '+', basis: 'typed', methods: ['typed'], items: null },
  sum_reinstatement: {
    place: 13,
    sign: '+',
    basis: 'items',
    methods: ['pro_rata', 'typed', 'none'],
    items: { actions: ['change'], targets: insuredRows, isCharged: true, hasSums: false },
    keepsTermPremium: true,
  },
  surcharge: { place: 10, sign: '+', basis: 'typed', methods: ['typed'], items: null },
  discount: { place: 11, sign: '-', basis: 'typed', methods: ['typed'], items: null },
  text: {
    place: 14,
    sign: '0',
    basis: 'nothing',
    methods: ['none'],
    items: null,
    asks: ['reason'],
    followsCancellation: true,
    isGoodAtEnd: true,
  },
  cancellation: {
    place: 15,
    sign: '-',
    basis: 'term',
    methods: ['pro_rata', 'short_rate', 'table', 'flat', 'typed', 'none'],
    items: null,
    asks: ['reason', 'least_kept'],
    isOfAll: true,
    endsCover: true,
    makesPolicy: 'closed',
    crossesAs: 'cancellation',
  },
  reinstatement: {
    place: 16,
    sign: '+',
    basis: 'cancellation',
    methods: ['pro_rata'],
    items: null,
    asks: ['lapse'],
    isOfAll: true,
    followsCancellation: true,
    needsCancellation: true,
    makesPolicy: 'reopened',
  },
} as const satisfies Record<string, Kind>;

export type MovementKind = keyof typeof movementKinds;
export const kindOf = (kind: MovementKind): Kind => movementKinds[kind];
/** Every kind in the order of the contract. */
export const everyKind = keysOf(movementKinds);
export const asksFor = (kind: MovementKind, question: KindQuestion): boolean =>
  kindOf(kind).asks?.includes(question) === true;

/** The kinds that a policy can have now, what happens most first. */
export const kindsFor = ({ closes_as }: { closes_as: string | null }): MovementKind[] =>
  everyKind
    .filter((kind) => {
      const { followsCancellation, needsCancellation } = kindOf(kind);
      return closes_as === 'cancelled' ? followsCancellation : !needsCancellation;
    })
    .toSorted((one, other) => kindOf(one).place - kindOf(other).place);

/** Whether a kind moves the day on which a policy is closed. */
export const movesClosing = (kind: MovementKind): boolean =>
  kindOf(kind).makesPolicy === 'closed' || kindOf(kind).makesPolicy === 'reopened';
/** Why the credit of a movement pays instalments; null is a credit of no movement. */
export const crossingReasonOf = (kind: MovementKind | null): CrossingReason =>
  kind === null ? 'other' : (kindOf(kind).crossesAs ?? 'decrease');

/** Whether the premium of a kind is said for the whole policy, in one amount. */
export const isOfWholePremium = (kind: MovementKind): boolean =>
  kindOf(kind).items?.isCharged === true && kindOf(kind).items?.targets.includes('field') === true;
/** Whether an item of a kind may charge or give back, as somebody says. */
export const itemGoesEitherWay = (kind: MovementKind, action: ItemAction): boolean =>
  kindOf(kind).items?.eitherWay?.includes(action) === true;
/** Whether what an item says is given back: what is taken out, and what somebody says is. */
export const isItemGivenBack = (kind: MovementKind, { action, isLess }: { action: ItemAction; isLess: boolean }) =>
  action === 'remove' || (itemGoesEitherWay(kind, action) && isLess);
/** Whether an item of a kind says for how much something is insured, and at which rate. */
export const itemSaysSums = (kind: MovementKind, { action, target }: { action: ItemAction; target: ItemTarget }) =>
  kindOf(kind).items?.hasSums === true && action !== 'remove' && hasSum(target);
/** Whether a row says for how much it is insured; what a coverage and a share have is a limit. */
export const hasSum = (target: ItemTarget): boolean =>
  target === 'vehicle' || target === 'insured' || target === 'general';

/** Why an item is none of its kind. */
export type ItemProblem = 'no_items' | 'action' | 'target';
/** Why a kind has no such item; undefined where it may have one. */
export function itemProblem(
  kind: MovementKind,
  { action, target }: { action: ItemAction; target: ItemTarget },
): ItemProblem | undefined {
  const { items } = kindOf(kind);
  if (!items) return 'no_items';
  if (!items.targets.includes(target)) return 'target';
  return items.actions.includes(action) ? undefined : 'action';
}

/** What each kind of row is made of. */
export const valuesOfTarget = {
  vehicle: ['vehicle_id', 'sum', 'rate', 'extra'],
  insured: [
    ...(['customer_id', 'relationship', 'family_relationship', 'titular_id', 'certificate_number'] as const),
    ...(['sum', 'rate', 'extra'] as const),
  ],
  coverage: ['coverage_id', 'limit', 'percentage'],
  general: ['name', 'description', 'sum', 'rate', 'extra'],
  beneficiary: ['customer_id', 'percentage', 'limit'],
  field: [
    'payer_id',
    'provider_office_id',
    'maximum_insured_sum',
    'certificate_number',
    'deductible',
    'condition',
    'condition_deductible',
    'estimated_payment_day',
  ],
} as const satisfies Record<ItemTarget, readonly (keyof MovementItemValues)[]>;

/** What a new row needs. */
export const neededOfTarget = {
  vehicle: ['vehicle_id'],
  insured: ['customer_id', 'relationship'],
  coverage: ['coverage_id'],
  general: ['name'],
  beneficiary: ['customer_id', 'percentage'],
  field: [],
} as const satisfies Record<ItemTarget, readonly (keyof MovementItemValues)[]>;
