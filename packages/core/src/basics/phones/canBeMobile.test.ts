import fc from 'fast-check';
import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { canBeMobile } from './index.ts';

/** The countries that we know well: those that a brokerage may work in. */
const known = countries.flatMap(({ alpha2, timezone }) => (timezone ? [alpha2 as CountryCode] : []));

describe('a number that can be a mobile', () => {
  it.each([
    ['Ecuador', '+593991234567', '+59322551234'],
    ['Spain', '+34612345678', '+34912345678'],
    ['Colombia', '+573001234567', '+576012345678'],
    ['Peru', '+51912345678', '+5112345678'],
    ['Argentina', '+5491123456789', '+541123456789'],
    ['Brazil', '+5511961234567', '+551123456789'],
    ['Panama', '+50761234567', '+5072001234'],
    ['the United Kingdom', '+447400123456', '+442012345678'],
    ['the United States, of those free to call', '+13055550123', '+18005550123'],
  ])('is told from another one in %s', (_, mobile, other) => {
    expect(canBeMobile(mobile)).toBe(true);
    expect(canBeMobile(other)).toBe(false);
  });

  it.each([
    ['Mexico', '+525512345678'],
    ['Chile', '+56221234567'],
    ['Denmark', '+4532123456'],
    ['the United States', '+12125550123'],
    ['the Dominican Republic', '+18095550123'],
    ['a country that we do not know', '+819012345678'],
  ])('is any where the number does not tell: %s', (_, number) => {
    expect(canBeMobile(number)).toBe(true);
  });

  it('is anything that is no stored number', () => {
    expect(canBeMobile('02 255 1234')).toBe(true);
    expect(canBeMobile('')).toBe(true);
  });

  it.each(known)('is the example of a mobile in %s', (country) => {
    expect(canBeMobile(getExampleNumber(country, examples)?.number ?? 'none')).toBe(true);
  });

  it('agrees with what libphonenumber knows of each country', () => {
    const national = fc.stringMatching(/^[1-9]\d{5,10}$/);
    fc.assert(
      fc.property(fc.constantFrom(...known), national, (country, digits) => {
        const phone = parsePhoneNumberFromString(`+${getCountryCallingCode(country)}${digits}`);
        if (!phone?.isValid() || phone.country !== country) return;
        const type = phone.getType() ?? '';
        if (type.includes('MOBILE')) expect([phone.number, canBeMobile(phone.number)]).toEqual([phone.number, true]);
        // Mexico and Chile have numbers of services, which lines do not share; nobody is reached by them.
        if (type === 'FIXED_LINE' && !['MX', 'CL'].includes(country))
          expect([phone.number, canBeMobile(phone.number)]).toEqual([phone.number, false]);
      }),
      { numRuns: 20_000, seed: 20261129 },
    );
  });
});
