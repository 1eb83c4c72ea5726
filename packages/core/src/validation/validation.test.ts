import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAlias, checkPassword, checkPhone, isEmail, passwordStrength } from './index.ts';

describe('e-mail', () => {
  it('takes what mail can reach', () => {
    for (const good of ['ada@example.com', "o'neil+x@sub.example.co", 'a@b.cd']) expect(isEmail(good)).toBe(true);
    for (const bad of ['', 'ada', 'ada@', '@b.cd', 'ada@host', 'a b@c.de', 'a@b..cd', 'a@-b.cd', 'a@b.cd\n']) {
      expect(isEmail(bad)).toBe(false);
    }
    expect(isEmail(`${'a'.repeat(65)}@b.cd`)).toBe(false);
  });

  it('answers quickly whatever comes', () => {
    const start = performance.now();
    isEmail(`a@${'a.'.repeat(50_000)}`);
    isEmail(`a@${'a-'.repeat(120)}`);
    expect(performance.now() - start).toBeLessThan(100);
  });
});

describe('alias', () => {
  it.each([
    ['ab', 'length'],
    ['a'.repeat(41), 'length'],
    ['Ana', 'format'],
    ['ana_s', 'format'],
    ['ña-na', 'format'],
    ['login', 'reserved'],
    ['embed', 'reserved'],
    ['support', 'reserved'],
    ['widgets', 'reserved'],
    ['seguros-ana', undefined],
    ['123', undefined],
  ])('finds in %j %s', (alias, problem) => {
    expect(checkAlias(alias)).toBe(problem);
  });
});

describe('password', () => {
  const email = 'ada.lovelace@example.com';

  it('asks for 12 to 128 signs of any kind', () => {
    expect(checkPassword('a'.repeat(11))).toBe('too_short');
    expect(checkPassword('ñ ü'.repeat(4))).toBeUndefined();
    expect(checkPassword('🔑'.repeat(11))).toBe('too_short');
    expect(checkPassword('x'.repeat(128))).toBeUndefined();
    expect(checkPassword('x'.repeat(129))).toBe('too_long');
  });

  it('refuses the user’s own address or its first part', () => {
    expect(checkPassword('Ada.Lovelace@example.com', { email })).toBe('contains_email');
    expect(checkPassword('xx-ada.lovelace-99', { email })).toBe('contains_email');
    expect(checkPassword('correct horse battery', { email })).toBeUndefined();
    expect(checkPassword('abandoned-ship-1', { email: 'ab@example.com' })).toBeUndefined();
  });

  it('hints at strength and never falls as the password grows', () => {
    expect(passwordStrength('')).toBe(0);
    expect(passwordStrength('aaaaaaaaaaaaaaaa')).toBe(0);
    expect(passwordStrength('correct horse battery staple')).toBe(4);
    expect(passwordStrength('q8!fj2Lz0x')).toBeLessThan(3);
    fc.assert(fc.property(fc.string(), (text) => passwordStrength(text) >= 0 && passwordStrength(text) <= 4));
  });
});

describe('phone', () => {
  it('writes numbers in E.164, read by the partner’s country', async () => {
    expect(await checkPhone('099 123 4567', 'EC')).toMatchObject({ isValid: true, e164: '+593991234567' });
    expect(await checkPhone('+34 612 34 56 78', 'EC')).toMatchObject({ e164: '+34612345678' });
  });

  it('refuses what nobody can call', async () => {
    expect(await checkPhone('12', 'EC')).toEqual({ isValid: false });
    expect(await checkPhone('0991234567')).toEqual({ isValid: false });
    expect(await checkPhone('call me', 'XX')).toEqual({ isValid: false });
  });
});
