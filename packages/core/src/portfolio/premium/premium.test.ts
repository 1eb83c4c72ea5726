import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, fromCents } from '../../basics/money/index.ts';
import { type CountryPack, computePremium, countryPacks, packFor, typedPremium } from './index.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(fromCents);
const ecuador = { countryId: '218', date: '2026-01-15' };
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
    const spain = { countryId: '724', date: '2026-01-15', net: '500.00' };
    expect(computePremium({ ...spain, branchCode: '7' }).total_grant).toBe('540.00');
    expect(computePremium({ ...spain, branchCode: '3' }).total_grant).toBe('500.00');
    expect(computePremium({ ...spain, date: '2020-12-31' }).total_grant).toBe('530.00');
  });

  it('adds nothing where no pack is known', () => {
    expect(computePremium({ net: '10.00', countryId: '484', date: '2026-01-01' })).toEqual({
      charges: [],
      total_grant: '10.00',
    });
    expect(packFor(null).charges).toEqual([]);
  });

  it('prefers the pack that the partner has changed', () => {
    const label = { es: 'Gasto', en: 'Fee' };
    const pack: CountryPack = {
      country_id: '218',
      charges: [{ code: 'fee', label, base: 'net', amount: '2.00', exempt_branches: ['9'] }],
    };
    expect(computePremium({ ...ecuador, net: '10.00', pack }).total_grant).toBe('12.00');
    expect(computePremium({ ...ecuador, net: '10.00', pack, branchCode: '9' }).total_grant).toBe('10.00');
  });

  it('explains a typed total by one line', () => {
    expect(typedPremium('100.00', '116.00', 'en')).toEqual({
      charges: [{ code: 'typed', label: 'Taxes and surcharges', base: 'net', base_amount: '100.00', amount: '16.00' }],
      total_grant: '116.00',
    });
    expect(typedPremium('100.00', '100.00').charges).toEqual([]);
  });
});

it('is always the net premium and its lines, to the cent', () => {
  const countries = fc.constantFrom(...countryPacks.map((pack) => pack.country_id), '484');
  const branches = fc.option(fc.integer({ min: 1, max: 40 }).map(String), { nil: undefined });
  fc.assert(
    fc.property(amount, countries, branches, (net, countryId, branchCode) => {
      const { charges, total_grant } = computePremium({ net, countryId, branchCode, date: '2026-06-01' });
      expect(addMoney(net, ...charges.map((line) => line.amount))).toBe(total_grant);
    }),
  );
});
