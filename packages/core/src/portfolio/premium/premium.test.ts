import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, fromCents } from '../../basics/money/index.ts';
import {
  chargesOn,
  checkPack,
  computePremium,
  countryPacks,
  type DatedPack,
  type PackCharge,
  type PremiumBranch,
  type PremiumPack,
  packFor,
  packOn,
  typedPremium,
  withPack,
} from './index.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(fromCents);
const ecuador = { pack: packFor('218'), date: '2026-01-15' };
const amountsOf = (net: string, branchCode?: string) => {
  const { charges, total_grant } = computePremium({ ...ecuador, net, branchCode });
  return [...charges.map((line) => line.amount), total_grant];
};

describe('Ecuador', () => {
  it.each([
    ['250.00', '8.75', '1.25', '0.50', '260.50', '39.08', '299.58'],
    ['500.00', '17.50', '2.50', '1.00', '521.00', '78.15', '599.15'],
    ['1234.56', '43.21', '6.17', '5.00', '1288.94', '193.34', '1482.28'],
    ['4000.01', '140.00', '20.00', '9.00', '4169.01', '625.35', '4794.36'],
  ])('adds up a net premium of %s', (net, scvs, ssc, issue, subtotal, iva, total) => {
    expect(amountsOf(net, '7')).toEqual([scvs, ssc, issue, iva, total]);
    const tax = computePremium({ ...ecuador, net }).charges.find((line) => line.code === 'iva');
    expect(tax).toEqual({
      code: 'iva',
      label: 'IVA',
      base: 'subtotal',
      base_amount: subtotal,
      kind: 'rate',
      rate: '15.00',
      amount: iva,
    });
  });

  it('charges life, medical assistance and accidents VAT at zero, and shows the line', () => {
    for (const branch of ['1', '2', '3', '4']) {
      expect(amountsOf('980.00', branch)).toEqual(['34.30', '4.90', '3.00', '0.00', '1022.20']);
    }
    expect(computePremium({ ...ecuador, net: '980.00', branchCode: '3' }).charges.at(-1)?.rate).toBe('0.00');
  });

  it.each([
    ['0.00', '0.50'],
    ['250.01', '1.00'],
    ['500.01', '3.00'],
    ['1000.00', '3.00'],
    ['1000.01', '5.00'],
    ['2000.01', '7.00'],
    ['4000.00', '7.00'],
  ])('takes the issue fee of a net premium of %s from its step', (net, fee) => {
    expect(amountsOf(net)[2]).toBe(fee);
  });

  it('counts the tax of the day on which the term starts', () => {
    const ivaOn = (date: string) => computePremium({ ...ecuador, net: '100.00', date }).charges.at(-1)?.rate;
    expect(ivaOn('2024-03-31')).toBe('12.00');
    expect(ivaOn('2024-04-01')).toBe('15.00');
  });

  it('labels its lines in the language that is asked for', () => {
    const labels = computePremium({ ...ecuador, net: '1.00', language: 'en' }).charges.map((line) => line.label);
    expect(labels).toEqual(['SCVS contribution', 'Farmers’ social insurance', 'Issue fee', 'VAT']);
  });
});

describe('elsewhere', () => {
  it('adds Spain’s premium tax to the net, but not for life and health', () => {
    const spain = { pack: packFor('724'), date: '2026-01-15', net: '500.00' };
    expect(computePremium({ ...spain, branchCode: '7' }).total_grant).toBe('540.00');
    const totalOf = (branch: PremiumBranch) => computePremium({ ...spain, branch }).total_grant;
    expect(computePremium({ ...spain, branch: { group: 'people' } }).charges).toMatchObject([
      { code: 'ips', rate: '0.00', amount: '0.00' },
    ]);
    expect(totalOf({ group: 'people' })).toBe('500.00');
    expect(totalOf({ group: 'property' })).toBe('540.00');
    // Accidents are people too, and pay it; what is exempt elsewhere says so.
    expect(totalOf({ group: 'people', premium_tax: 'charged' })).toBe('540.00');
    expect(totalOf({ group: 'transport', premium_tax: 'exempt' })).toBe('500.00');
    expect(computePremium({ ...spain, date: '2020-12-31' }).total_grant).toBe('530.00');
    // The codes of Ecuador mean nothing in Spain.
    expect(totalOf({ group: 'vehicles', code: '3' })).toBe('540.00');
  });

  it('exempts a branch from taxes only, not from what everybody pays', () => {
    const branch = { code: '7', group: 'vehicles', premium_tax: 'exempt' } as const;
    const { charges } = computePremium({ ...ecuador, net: '500.00', branch });
    expect(charges.map(({ code, amount }) => [code, amount])).toEqual([
      ['scvs', '17.50'],
      ['ssc', '2.50'],
      ['issue', '1.00'],
      ['iva', '0.00'],
    ]);
    const health = { code: '3', group: 'people', premium_tax: 'charged' } as const;
    expect(computePremium({ ...ecuador, net: '500.00', branch: health }).charges.at(-1)?.amount).toBe('78.15');
  });

  it('exempts the groups of a line of the brokerage’s own', () => {
    const line = {
      code: 'iva_mx',
      label: 'IVA',
      base: 'net',
      kind: 'rate',
      rate: '16.00',
      exempt_branches: [],
    } as const;
    const own: DatedPack = {
      valid_from: '2026-01-01',
      rounding: 'cents',
      charges: [{ ...line, exempt_branches: [], exempt_groups: ['people'] }],
    };
    const pack = packOn('484', [own], '2026-06-01');
    const totalOf = (group: 'people' | 'vehicles') =>
      computePremium({ net: '100.00', pack, branch: { group }, date: '2026-06-01' }).total_grant;
    expect([totalOf('people'), totalOf('vehicles')]).toEqual(['100.00', '116.00']);
  });

  it('adds nothing where no pack is known', () => {
    expect(computePremium({ net: '10.00', pack: packFor('484'), date: '2026-01-01' })).toEqual({
      charges: [],
      total_grant: '10.00',
    });
    expect(packFor(null).charges).toEqual([]);
  });

  it('explains a typed total by one line', () => {
    expect(typedPremium('100.00', '116.00', 'en')).toEqual({
      charges: [
        {
          code: 'typed',
          label: 'Taxes and surcharges',
          base: 'net',
          base_amount: '100.00',
          kind: 'typed',
          amount: '16.00',
        },
      ],
      total_grant: '116.00',
    });
    expect(typedPremium('100.00', '100.00').charges).toEqual([]);
  });
});

describe('a pack of the brokerage’s own', () => {
  const fee: PackCharge = {
    code: 'fee',
    label: 'Gasto',
    base: 'net',
    kind: 'amount',
    amount: '2.00',
    exempt_branches: ['9'],
  };
  const tax: PackCharge = {
    code: 'tax',
    label: 'Tasa',
    base: 'subtotal',
    kind: 'rate',
    rate: '10',
    exempt_branches: [],
  };
  const pack = (valid_from: string, charges: PackCharge[] | null = [fee, tax]): DatedPack => ({
    valid_from,
    rounding: 'cents',
    charges,
  });
  const totalOf = (own: DatedPack[], date: string, branchCode?: string) =>
    computePremium({ net: '10.00', pack: packOn('218', own, date), date, branchCode }).total_grant;

  it('counts for terms that begin on its day or later, the country’s before', () => {
    const own = [pack('2026-05-01')];
    expect(totalOf(own, '2026-04-30')).toBe(totalOf([], '2026-04-30'));
    expect(totalOf(own, '2026-05-01')).toBe('13.20');
    expect(totalOf(own, '2026-05-01', '9')).toBe('11.00');
  });

  it('is followed by the next one, or by the country’s again', () => {
    const own = withPack(withPack([pack('2026-01-01', [fee])], pack('2026-03-01')), pack('2026-05-01', null));
    expect(['2026-02-28', '2026-03-01', '2026-05-01'].map((day) => totalOf(own, day))).toEqual([
      '12.00',
      '13.20',
      totalOf([], '2026-05-01'),
    ]);
    expect(withPack(own, pack('2026-02-01', [tax])).map(({ valid_from }) => valid_from)).toEqual([
      '2026-01-01',
      '2026-02-01',
    ]);
    expect(withPack(own, pack('2025-01-01', null))).toEqual([]);
  });

  it('charges what the country does where it is a copy', () => {
    const copy = pack('2020-01-01', chargesOn(packFor('218'), '2026-06-01', 'es'));
    fc.assert(
      fc.property(amount, fc.constantFrom('1', '7'), (net, branchCode) => {
        const [own, country] = [packOn('218', [copy], '2026-06-01'), packFor('218')].map((some: PremiumPack) =>
          computePremium({ net, pack: some, branchCode, date: '2026-06-01' }),
        );
        expect(own).toEqual(country);
      }),
    );
  });

  it('rounds lines with a rate to whole units where it says so, once', () => {
    const whole = { rounding: 'whole', charges: [{ ...tax, label: { es: 'Tasa', en: 'Tax' }, rate: '9.9' }] } as const;
    const lineOf = (net: string) => computePremium({ net, pack: whole, date: '2026-01-01' }).charges[0]?.amount;
    // 4.49955 would be 4.50 in cents, and then 5.
    expect(['51.00', '45.45', '45.46'].map(lineOf)).toEqual(['5.00', '4.00', '5.00']);
  });

  it('says what is wrong with its lines', () => {
    const steps = (...list: [string | null, string][]): PackCharge => ({
      ...fee,
      code: 'steps',
      kind: 'steps',
      steps: list.map(([up_to, some]) => ({ up_to, amount: some })),
    });
    expect(checkPack([fee, tax, steps(['10.00', '1.00'], [null, '2.00'])])).toEqual({});
    expect(checkPack([fee, fee])).toEqual({ '1.code': 'code_taken' });
    const { rate, ...bare } = tax;
    expect(checkPack([bare])).toEqual({ '0.rate': 'rate_missing' });
    expect(checkPack([{ ...tax, rate: '100.01' }])).toEqual({ '0.rate': 'rate_over' });
    expect(checkPack([{ ...bare, kind: 'amount' }])).toEqual({ '0.amount': 'amount_missing' });
    expect(checkPack([steps()])).toEqual({ '0.steps': 'steps_missing' });
    expect(checkPack([steps(['10.00', '1.00'], ['10.00', '2.00'], [null, '3.00'])])).toEqual({
      '0.steps': 'steps_rise',
    });
    expect(checkPack([steps([null, '1.00'], [null, '2.00'])])).toEqual({ '0.steps': 'steps_rise' });
    expect(checkPack([steps(['10.00', '1.00'])])).toEqual({ '0.steps': 'steps_end' });
  });
});

it('is always the net premium and its lines, to the cent', () => {
  const countries = fc.constantFrom(...countryPacks.map((pack) => pack.country_id), '484');
  const branches = fc.option(fc.integer({ min: 1, max: 40 }).map(String), { nil: undefined });
  fc.assert(
    fc.property(amount, countries, branches, (net, countryId, branchCode) => {
      const { charges, total_grant } = computePremium({
        net,
        pack: packFor(countryId),
        branchCode,
        date: '2026-06-01',
      });
      expect(addMoney(net, ...charges.map((line) => line.amount))).toBe(total_grant);
    }),
  );
});
