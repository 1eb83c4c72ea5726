import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spent, tooLong } from '../../../../../scripts/lib/pureWork.mjs';
import {
  checkAlias,
  checkPassword,
  checkPhone,
  checkWebAddress,
  isEmail,
  oneLine,
  passwordStrength,
  strangeSign,
  trimText,
} from './index.ts';

describe('e-mail', () => {
  it('takes what mail can reach', () => {
    for (const good of ['ada@example.com', "o'neil+x@sub.example.co", 'a@b.cd']) expect(isEmail(good)).toBe(true);
    for (const bad of ['', 'ada', 'ada@', '@b.cd', 'ada@host', 'a b@c.de', 'a@b..cd', 'a@-b.cd', 'a@b.cd\n']) {
      expect(isEmail(bad)).toBe(false);
    }
    expect(isEmail(`${'a'.repeat(65)}@b.cd`)).toBe(false);
  });

  it('answers quickly whatever comes', async () => {
    const look = () => {
      const before = spent();
      isEmail(`a@${'a.'.repeat(50_000)}`);
      isEmail(`a@${'a-'.repeat(120)}`);
      return spent() - before;
    };
    expect(await tooLong(100, look)).toBeNull();
  });
});

describe('a text', () => {
  it.each([
    ['  Rosa Pérez Seguros 🌹 Cía. Ltda.  ', 'Rosa Pérez Seguros 🌹 Cía. Ltda.'],
    ['\u00A0\u200B\uFEFF Rosa\u2060\u3000\n', 'Rosa'],
    ['Rosa\u00A0\u200BPérez', 'Rosa\u00A0\u200BPérez'],
    [' ❤️ ', '❤️'],
    ['\u200B \u200D', ''],
    ['', ''],
  ])('%j loses what is blank around it, whatever its width: %j', (typed, kept) => {
    expect(trimText(typed)).toBe(kept);
  });
});

describe('signs that nobody sees', () => {
  it.each([
    ['Ana\u0000', 'U+0000'],
    ['gpj\u202e.exe', 'U+202E'],
    ['a\u2066b\u2069c', 'U+2066'],
    ['a\u2028b', 'U+2028'],
    ['a\ud83c', 'U+D83C'],
    ['\udf39a', 'U+DF39'],
    ['\u202a+593 99 123 4567\u202c', null],
    ['👩‍👩‍👧 🌹 שלום\u200f \u200eabc\tx\r\ny', null],
    ['', null],
  ])('tells of %j: %s', (text, sign) => {
    expect(strangeSign(text)).toBe(sign);
  });

  it('parts one line by blanks', () => {
    expect(oneLine('a\r\n\nb\rc\td')).toBe('a b c\td');
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

describe('web address', () => {
  it.each([
    ['https://andes.example', undefined],
    ['http://www.seguros-andes.com.ec/nosotros?x=1', undefined],
    ['https://ñandú.ec', undefined],
    ['https://andes.example:8443/', undefined],
    ['ftp://andes.example', 'form'],
    ['javascript:alert(1)', 'form'],
    ['andes.example', 'form'],
    ['https://', 'form'],
    ['https://user:pw@andes.example', 'login'],
    ['https://user@andes.example', 'login'],
    ['http://127.0.0.1:5432', 'host'],
    ['http://2130706433/', 'host'],
    ['http://0x7f.1/', 'host'],
    ['http://203.0.113.7/', 'host'],
    ['http://[::1]/', 'host'],
    ['http://localhost:3000', 'host'],
    ['http://a.localhost', 'host'],
    ['http://intranet/', 'host'],
    ['http://router.lan./', 'host'],
    ['http://db.internal', 'host'],
    ['http://printer.local', 'host'],
    ['https://andes.example/\u202Egpj.exe', 'signs'],
    ['https://andes\u200B.example', 'signs'],
    ['https://andes.example/\u0007', 'signs'],
    ['https://andes.example/a b', 'signs'],
  ])('%j is wrong by its %s', (address, problem) => {
    expect(checkWebAddress(address)).toBe(problem);
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

  const words = ['Ana Lucía Cevallos', 'Seguros del Pacífico S.A.', 'seguros-pacifico', 'Corredor'];
  it.each([
    'corredor-demo',
    'Corredor2026!',
    'C0rred0r-2026-01',
    'SegurosDelPacifico1',
    'Pacífico.2025.Pacífico',
    'ana-lucia-cevallos-7',
    'Ceva11os-1987!!',
    'corredorcorredor',
    'polizas2026$$$',
  ])('refuses %s, which is made of the words around it', (password) => {
    expect(checkPassword(password, { words })).toBe('context_words');
  });

  it.each([
    'el corredor compra tres paraguas',
    'cevallos baila bajo la lluvia',
    'corredor k8#Qz!27xPw&vT',
    'paraguas amarillo 7',
    'una clave distinta',
    'лес и река зимой corredor',
  ])('lets %s pass', (password) => {
    expect(checkPassword(password, { words })).toBeUndefined();
  });

  it('lets a long password hold a word of the address', () => {
    expect(checkPassword('la casa azul de mis abuelos', { email: 'casa@example.com' })).toBeUndefined();
  });

  it('answers quickly whatever comes', () => {
    fc.assert(fc.property(fc.string({ maxLength: 128 }), (text) => void checkPassword(text, { email, words: [text] })));
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

  it('takes one number and no more, so that nothing beside it is left out in silence', async () => {
    const cells = ['0991234567 / 022347688', '0991234567; 0987654321', '022347688 ext. 123', '022347688x12'];
    for (const text of [...cells, '0991234567 (son)', 'Cel 0991234567', '0991234567\n022347688'])
      expect(await checkPhone(text, 'EC')).toEqual({ isValid: false });
    for (const text of [' 099 123 4567 ', '(02) 234-7688', '+593-99-123-4567', '02.234.7688', '\u202d0991234567\u202c'])
      expect(await checkPhone(text, 'EC')).toMatchObject({ isValid: true });
  });
});
