import type { PlainDate } from '../../basics/dates/index.ts';
import type { Money } from '../../basics/money/index.ts';
import type { BranchGroup } from '../branches/index.ts';

/** One step of a fee: the amount that is due up to and including a net premium. */
export type FeeStep = { up_to: Money | null; amount: Money };

/** One levy, fee or tax, valid between two days (both included). */
export type ChargeRule = {
  code: string;
  label: { es: string; en: string };
  base: 'net' | 'subtotal';
  from?: PlainDate;
  to?: PlainDate;
  /** Codes of the branches that pay it at rate zero. */
  exempt_branches?: readonly string[];
  /** Groups whose branches pay it at rate zero. */
  exempt_groups?: readonly BranchGroup[];
  /** Whether a fee is charged again on movements that add premium; it is unless told. */
  repeats?: boolean;
} & ({ rate: string } | { steps: readonly FeeStep[] } | { amount: Money });

/** What is added to a net premium; without lines the total is typed. */
export type PremiumPack = {
  charges: readonly ChargeRule[];
  /** What a line with a rate is rounded to; cents where nothing is said. */
  rounding?: 'cents' | 'whole';
};

/** What a country adds to the net premium, with where its values come from and when they were looked up. */
export type CountryPack = PremiumPack & {
  country_id: string;
  source?: { es: string; en: string };
  as_of?: PlainDate;
};

/** A line of a brokerage's own pack, called as the brokerage calls it. */
export type PackCharge = {
  code: string;
  label: string;
  base: 'net' | 'subtotal';
  kind: 'rate' | 'steps' | 'amount';
  rate?: string;
  amount?: Money;
  steps?: FeeStep[];
  /** Whether a fee is charged again on movements that add premium; it is unless told. */
  repeats?: boolean;
  exempt_branches: string[];
  /** Groups whose branches do not pay it; none where nothing is said. */
  exempt_groups?: BranchGroup[];
};

/** A brokerage's own pack for terms that begin on a day or later; without lines of its own those of the country. */
export type DatedPack = { valid_from: PlainDate; rounding: 'cents' | 'whole'; charges: PackCharge[] | null };

const personalBranches = ['1', '2', '3', '4'];
const iva = {
  code: 'iva',
  label: { es: 'IVA', en: 'VAT' },
  base: 'subtotal',
  exempt_branches: personalBranches,
} as const;
const ips = {
  code: 'ips',
  label: { es: 'Impuesto sobre primas de seguros', en: 'Insurance premium tax' },
  base: 'net',
  // Life and health are exempt; a branch of people that pays it says so itself.
  exempt_groups: ['people'],
} as const;

/** The packs that partners of a country start with. */
export const countryPacks: readonly CountryPack[] = [
  {
    country_id: '218',
    source: {
      es: 'Contribuciones por ley; derechos de emisión como los calculan dos sistemas de corredurías; IVA vigente desde el 1 abr 2024',
      en: 'Contributions by law; issue fee as two brokers’ systems compute it; VAT in force since 1 Apr 2024',
    },
    as_of: '2026-11-20',
    charges: [
      {
        code: 'scvs',
        label: { es: 'Contribución SCVS', en: 'SCVS contribution' },
        base: 'net',
        rate: '3.50',
      },
      {
        code: 'ssc',
        label: { es: 'Seguro Social Campesino', en: 'Farmers’ social insurance' },
        base: 'net',
        rate: '0.50',
      },
      {
        code: 'issue',
        label: { es: 'Derechos de emisión', en: 'Issue fee' },
        base: 'net',
        steps: [
          { up_to: '250.00', amount: '0.50' },
          { up_to: '500.00', amount: '1.00' },
          { up_to: '1000.00', amount: '3.00' },
          { up_to: '2000.00', amount: '5.00' },
          { up_to: '4000.00', amount: '7.00' },
          { up_to: null, amount: '9.00' },
        ],
      },
      { ...iva, rate: '12.00', to: '2024-03-31' },
      { ...iva, rate: '15.00', from: '2024-04-01' },
    ],
  },
  {
    country_id: '724',
    source: {
      es: 'Impuesto sobre primas vigente desde el 1 de enero de 2021; vida y salud exentas. El recargo del Consorcio y otros los escribe la corredora',
      en: 'Premium tax in force since 1 January 2021; life and health are exempt. The surcharge of the Consorcio and others are written by the brokerage',
    },
    as_of: '2026-11-20',
    charges: [
      { ...ips, rate: '6.00', to: '2020-12-31' },
      { ...ips, rate: '8.00', from: '2021-01-01' },
    ],
  },
];

/** The pack of a country; one without lines where none is known, and then the total is typed. */
export function packFor(countryId: string | null | undefined): CountryPack {
  return countryPacks.find((pack) => pack.country_id === countryId) ?? { country_id: countryId ?? '', charges: [] };
}

/** Where the values of a country come from, in the reader's language; as it was told where it is told otherwise. */
export function sourceIn({ country_id, source }: { country_id: string; source: string | null }, language: 'es' | 'en') {
  const known = packFor(country_id).source;
  return known && (source === known.es || source === known.en) ? known[language] : source;
}

/** The pack that a term is charged by: the brokerage's own that counts on its first day, else the country's. */
export function packOn(countryId: string | null | undefined, own: readonly DatedPack[], date: PlainDate): PremiumPack {
  const set = own.filter((pack) => pack.valid_from <= date).at(-1);
  return set?.charges ? { rounding: set.rounding, charges: set.charges.map(toRule) } : packFor(countryId);
}

/** The lines of a country that are in force on a day, as a brokerage would write its own. */
export function chargesOn(pack: CountryPack, date: PlainDate, language: 'es' | 'en'): PackCharge[] {
  return pack.charges
    .filter((rule) => isInForce(rule, date))
    .map((rule) => {
      const { code, base, exempt_branches = [], exempt_groups } = rule;
      const groups = exempt_groups && { exempt_groups: [...exempt_groups] };
      const line = { code, label: rule.label[language], base, exempt_branches: [...exempt_branches], ...groups };
      if ('rate' in rule) return { ...line, kind: 'rate', rate: rule.rate };
      if ('amount' in rule) return { ...line, kind: 'amount', amount: rule.amount };
      return { ...line, kind: 'steps', steps: [...rule.steps] };
    });
}

/** Puts a pack among those that a brokerage has set: it counts from its day on, in place of whatever was set from that day on. */
export function withPack(own: readonly DatedPack[], pack: DatedPack): DatedPack[] {
  const earlier = own.filter(({ valid_from }) => valid_from < pack.valid_from);
  // Nothing is said by the country's pack where no other comes before it.
  return earlier.length === 0 && pack.charges === null ? [] : [...earlier, pack];
}

/** What of a branch tells whether it pays a line: its official code, its group, and what it says itself. */
export interface PremiumBranch {
  code?: string | null;
  group?: BranchGroup | null;
  premium_tax?: 'usual' | 'exempt' | 'charged';
}
/** Tells whether a line has branches that do not pay it, as taxes have; what everybody pays has none. */
export const hasExemptions = ({
  exempt_branches = [],
  exempt_groups = [],
}: Partial<PackCharge> | ChargeRule): boolean => exempt_branches.length + exempt_groups.length > 0;
/** Tells whether a branch does not pay a line: as it says itself of all lines with exemptions, else by its code or its group. */
export function isExempt(rule: Partial<PackCharge> | ChargeRule, { code, group, premium_tax }: PremiumBranch): boolean {
  if (!hasExemptions(rule) || premium_tax === 'charged') return false;
  if (premium_tax === 'exempt') return true;
  const { exempt_branches = [], exempt_groups = [] } = rule;
  return exempt_branches.some((one) => one === code) || exempt_groups.some((one) => one === group);
}

/** Tells whether a rule counts on a day. */
export const isInForce = (rule: ChargeRule, date: PlainDate): boolean =>
  (rule.from === undefined || rule.from <= date) && (rule.to === undefined || date <= rule.to);

function toRule({
  code,
  label,
  base,
  kind,
  rate = '0',
  amount = '0.00',
  steps = [],
  repeats,
  exempt_branches,
  exempt_groups,
}: PackCharge): ChargeRule {
  const exempt = { exempt_branches, exempt_groups };
  const line = { code, label: { es: label, en: label }, base, ...exempt, ...(repeats === false && { repeats }) };
  if (kind === 'rate') return { ...line, rate };
  return kind === 'amount' ? { ...line, amount } : { ...line, steps };
}
