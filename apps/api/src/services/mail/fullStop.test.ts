import { expect, it } from 'vitest';
import { say } from '../../server/request/wording.ts';

it.each([
  ['en-GB', 'Lema Cía. Ltda.'],
  ['es', 'Lema Cía. Ltda.'],
  ['en-GB', 'Andes S.A.'],
] as const)('a mail in %s has one full stop after %s', (locale, partner) => {
  const params = {
    name: 'Ana',
    inviter: partner,
    partner,
    brand: partner,
    link: 'x',
    email: partner,
    message: partner,
  };
  for (const kind of ['invite', 'account_made', 'contact', 'subscription_rejected', 'register_taken', 'confirm']) {
    const text = `${say(locale, `mail.${kind}.subject`, params)}\n${say(locale, `mail.${kind}.body`, params)}`;
    expect(text).toContain(partner);
    expect(text).not.toMatch(/[^.]\.\.(?!\.)/);
  }
});
