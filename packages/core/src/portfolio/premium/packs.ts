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
} & ({ rate: string } | { steps: readonly FeeStep[] } | { amount: Money });

/** What a country adds to the net premium; a partner may change its copy. */
export type CountryPack = { country_id: string; charges: readonly ChargeRule[] };

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
