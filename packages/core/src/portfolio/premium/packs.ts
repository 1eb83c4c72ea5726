import type { PlainDate } from '../../basics/dates/index.ts';
import type { Money } from '../../basics/money/index.ts';

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
  /** Whether a fee is charged again on movements that add premium; it is unless told. */
  repeats?: boolean | undefined;
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
  repeats?: boolean | undefined;
  exempt_branches: string[];
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
  exempt_branches: ['1', '2', '3'],
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
      es: 'Impuesto sobre primas vigente desde el 1 de enero de 2021',
      en: 'Premium tax in force since 1 January 2021',
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
      const { code, base, exempt_branches = [] } = rule;
      const line = { code, label: rule.label[language], base, exempt_branches: [...exempt_branches] };
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
}: PackCharge): ChargeRule {
  const line = { code, label: { es: label, en: label }, base, exempt_branches, ...(repeats === false && { repeats }) };
  if (kind === 'rate') return { ...line, rate };
  return kind === 'amount' ? { ...line, amount } : { ...line, steps };
}
