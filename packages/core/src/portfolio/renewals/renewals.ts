import { addDays, addMonths, atCalendarEnd, daysBetween, type PlainDate } from '../../basics/dates/index.ts';
import { keysOf } from '../../basics/keys/index.ts';
import { type Money, multiplyByPercent, subtractMoney, toCents } from '../../basics/money/index.ts';
import { sharesOn } from '../policies/index.ts';
import { percentOf } from './percent.ts';

/** How many days before the end of a term its renewal begins to be worked on, unless the policy or the brokerage says more. */
export const renewalWindowDays = 60;
/** Terms that ended longer ago, in days, get no card by themselves, and wait for nobody any more. */
export const longestLapsedDays = 90;

/** The day on which the renewal of a term begins: as many days before its end as the longer of the policy's days of notice and the brokerage's window. */
export const renewalEntry = (
  endDate: PlainDate,
  { noticeDays, windowDays = renewalWindowDays }: { noticeDays: number | null; windowDays?: number },
): PlainDate => atCalendarEnd(() => addDays(endDate, -Math.max(noticeDays ?? 0, windowDays)));

/** How much dearer (or, negative, cheaper) the next term is, in percent with two places; null where the ending one cost nothing. */
export const premiumChange = (nextNet: Money, fullTermNet: Money): string | null =>
  percentOf(toCents(subtractMoney(nextNet, fullTermNet)), toCents(fullTermNet));

/** How many terms went on, and how much premium, over terms that end in a window. */
export interface Retention {
  ending: number;
  renewed: number;
  lost: number;
  open: number;
  renewed_expiring: Money;
  lost_expiring: Money;
  open_expiring: Money;
  /** Renewed of all decided terms, in percent with two places; null where none is decided. */
  by_count: string | null;
  by_premium: string | null;
  /** New premium of the renewed ones over their expiring one, less the whole; null where none is renewed. */
  growth: string | null;
}

/** Terms that end in a window, added up by what became of them. */
export type EndedTerms = Pick<
  Retention,
  'renewed' | 'lost' | 'open' | 'renewed_expiring' | 'lost_expiring' | 'open_expiring'
> & {
  /** The net premium of the terms that follow the renewed ones. */
  renewed_next: Money;
};

/** What share of terms went on. A next term that was not taken up counts as lost, a cancelled policy not at all, an open one is told apart. */
export function retentionOf({ renewed_next, ...terms }: EndedTerms): Retention {
  const { renewed, lost, open } = terms;
  const [kept, gone] = [toCents(terms.renewed_expiring), toCents(terms.lost_expiring)];
  return {
    ...terms,
    ending: renewed + lost + open,
    by_count: percentOf(BigInt(renewed), BigInt(renewed + lost)),
    by_premium: percentOf(kept, kept + gone),
    growth: percentOf(toCents(renewed_next) - kept, kept),
  };
}

export type RiskReason = 'premium_rises' | 'instalment_delayed' | 'claims' | 'no_offer' | 'stale';
export type RenewalRisk = { level: 'low' | 'medium' | 'high'; reasons: RiskReason[] };

/** What the risk of losing a client is read from. Days and percentages are numbers of the brokerage's settings. */
export interface RiskFacts {
  today: PlainDate;
  endDate: PlainDate;
  /** In percent; null while there is no next term. */
  premiumChange: string | null;
  hasDelayedInstalment: boolean;
  claims: number;
  hasNextDraft: boolean;
  /** How long the card has stood in its stage, and from how many days on that is too long; null where it may stand. */
  daysInStage: number;
  staleAfterDays: number | null;
}
export const riskLimits = { risePercent: 15, claims: 2, daysWithoutOffer: 15 } as const;

/** The risk that a term is not renewed, with each reason: none is low, one is medium, more are high; a delayed instalment or a near end without a next term is high at once. */
export function renewalRisk(
  facts: RiskFacts,
  limits: { [Key in keyof typeof riskLimits]: number } = riskLimits,
): RenewalRisk {
  const daysLeft = daysBetween(facts.today, facts.endDate);
  const found: Record<RiskReason, boolean> = {
    premium_rises:
      facts.premiumChange !== null &&
      Number(facts.premiumChange) > 0 &&
      Number(facts.premiumChange) >= limits.risePercent,
    instalment_delayed: facts.hasDelayedInstalment,
    claims: facts.claims >= limits.claims,
    no_offer: daysLeft < limits.daysWithoutOffer && !facts.hasNextDraft,
    stale: facts.staleAfterDays !== null && facts.daysInStage > facts.staleAfterDays,
  };
  const reasons = keysOf(found).filter((reason) => found[reason]);
  const isHigh = reasons.length > 1 || found.instalment_delayed || found.no_offer;
  return { level: isHigh ? 'high' : reasons.length === 1 ? 'medium' : 'low', reasons };
}

/** Whose renewal it is: of the sellers who are users the one with the highest share on a day, of equals the first registered; else who renewed last; else nobody's. */
export function renewalOwner(
  sellers: readonly { user_id: number | null; start_date: PlainDate; percentage: string }[],
  { today, renewedLastBy }: { today: PlainDate; renewedLastBy: number | null },
): number | null {
  const users = sellers.flatMap((row) => (row.user_id === null ? [] : [{ ...row, seller: String(row.user_id) }]));
  const [first] = sharesOn(users, today)
    .map(({ seller, percentage }) => ({ user: Number(seller), share: Number(percentage) }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share || one.user - other.user);
  return first?.user ?? renewedLastBy;
}

/** What something that loses value is worth for the next term; the percentage is a decimal text. */
export const depreciated = (value: Money, lossPercent: string): Money =>
  subtractMoney(value, multiplyByPercent(value, lossPercent));

/** What the law of a country wants said before a term goes on: by whom, until which day, and where that is written. */
export interface RenewalNotice {
  kind: 'insurer_notice' | 'client_objection';
  until: PlainDate;
  source: string;
}
/** How many months before the end, by country. Spain: the insurer tells changes two months before the end, and the client may object to going on until one month before. */
const noticeRules: Partial<Record<string, { source: string; months: Record<RenewalNotice['kind'], number> }>> = {
  '724': { source: 'Ley 50/1980 de Contrato de Seguro, art. 22', months: { insurer_notice: 2, client_objection: 1 } },
};

/** The dated notices of a term, the first before the others; none where the country has no such rule, or no end is known. */
export function renewalNotices(endDate: PlainDate | null, countryId: string): RenewalNotice[] {
  const rule = noticeRules[countryId];
  if (!rule || endDate === null) return [];
  return (['insurer_notice', 'client_objection'] as const).map((kind) => ({
    kind,
    until: atCalendarEnd(() => addMonths(endDate, -rule.months[kind])),
    source: rule.source,
  }));
}
