import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi, testPassword } from '../../testing/testApi.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
let api: TestApi;
let office: Partner;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('guayacanes');
  await sql`update partners set name = 'Guayacanes del Litoral', alias = 'litoral-gye' where id = ${office.partnerId}`.execute(
    api.adminDb,
  );
});
afterAll(() => api.close());

/** Too short, the trade, the product, a common one, one twice, a common one beside the trade, the address, the brokerage, the person; and good ones. */
const passwords = [
  'corta',
  'x'.repeat(129),
  'corredora2026',
  'seguros-2026-polizas',
  '123456789012',
  'qwertyqwerty',
  'corredorqwerty12',
  'aaaaaaaaaaaaa',
  'rebeca.zambrano@example.com',
  'guayacanes-2026!',
  'rebecazambrano1',
  'tres paraguas de la abuela',
  'k8#Qz!27xPw&vT',
];
const rebeca = { email: 'rebeca.zambrano@example.com', name: 'Rebeca', last_name: 'Zambrano' };
/** Asks about a password, or saves it. */
type Ask = (password: string) => Promise<{ status: number; body: object }>;
const sentences: Record<string, RegExp> = {
  too_short: /12/,
  too_long: /128/,
  contains_email: /mail/i,
  context_words: /easy to guess/,
  common: /too common/,
};
/** What each password is told while it is typed, held against what saving it under this field says. */
async function judgeAlike(check: Ask, save: Ask, field: string) {
  const told: Record<string, string | null | undefined> = {};
  for (const password of passwords) {
    const checked = await check(password);
    expect(checked.status).toBe(200);
    const { problem } = checked.body as { problem?: string | null };
    told[password] = problem;
    const saved = await save(password);
    const message = (saved.body as { errors?: Record<string, string[]> }).errors?.[field]?.[0];
    if (problem)
      expect([password, saved.status, message]).toEqual([
        password,
        422,
        expect.stringMatching(sentences[problem] ?? /^$/),
      ]);
    else expect([password, message]).toEqual([password, undefined]);
  }
  return told;
}
const inEnglish = { headers: { 'accept-language': 'en' } };

describe('a new password is judged while it is typed as it is when it is saved', () => {
  it('for a new account', async () => {
    const told = await judgeAlike(
      (password) => api.anonymous('checkNewPassword', { body: { password, email: rebeca.email } }),
      (password) =>
        api.anonymous('register', {
          ...inEnglish,
          body: { email: rebeca.email, password, accept_terms: true, language: 'en' },
        }),
      'password',
    );
    expect(told).toMatchObject({
      corta: 'too_short',
      corredora2026: 'context_words',
      '123456789012': 'common',
      qwertyqwerty: 'common',
      corredorqwerty12: 'context_words',
      'rebeca.zambrano@example.com': 'contains_email',
      'guayacanes-2026!': null,
      'tres paraguas de la abuela': null,
    });
  });

  it('for the account of a link, which its names belong to', async () => {
    const { userId } = await office.as([]);
    const email = 'r.z@example.com';
    await sql`update users set email = ${email}, name = ${rebeca.name}, last_name = ${rebeca.last_name} where id = ${userId}`.execute(
      api.adminDb,
    );
    const linkOf = async () => {
      await api.anonymous('recoverPassword', { body: { email } });
      const mails = await api.adminDb
        .selectFrom('mails')
        .select('link')
        .where('recipient', '=', email)
        .where('kind', '=', 'reset')
        .orderBy('id')
        .execute();
      return mails.at(-1)?.link?.split('=').at(-1) ?? '';
    };
    const token = await linkOf();
    expect(token).toHaveLength(43);
    const check = (password: string) => api.anonymous('checkNewPassword', { body: { password, token } });
    for (const [password, problem] of [
      ['guayacanes-2026!', 'context_words'],
      ['litoral-gye-2026', 'context_words'],
      ['rebecazambrano1', 'context_words'],
      ['corredora2026', 'context_words'],
      ['tres paraguas de la abuela', null],
    ] as const) {
      expect((await check(password)).body).toEqual({ problem });
      const saved = await api.anonymous('resetPassword', { body: { token, password } });
      expect([password, saved.status]).toEqual([password, problem ? 422 : 200]);
    }
    // The link is spent: nothing more is told of its account.
    expect((await check('guayacanes-2026!')).body).toEqual({ problem: null });
  });

  it('for the own account and for a colleague', async () => {
    const check = (body: object) => office.call('checkNewPassword', { body: { password: 'x', ...body } });
    const own = await check({ password: 'guayacanes-2026!' });
    expect(own.body).toEqual({ problem: 'context_words' });
    const role = await sql<{
      id: number;
    }>`select min(id)::int as id from roles where partner_id = ${office.partnerId}`.execute(api.adminDb);
    const role_id = role.rows[0]?.id ?? 0;
    const colleague = { email: 'colega.valdivieso@example.com', name: 'Petronila', last_name: 'Valdivieso' };
    for (const password of ['petronila-2026!', 'guayacanes-2026!', 'corredora2026', 'valdivieso12']) {
      const problem = (await check({ password, ...colleague })).body.problem;
      expect([password, problem]).toEqual([password, expect.stringMatching(/context_words|contains_email/)]);
      const body = { ...colleague, role_id, language: 'es', password, confirm_password: password };
      expect((await office.call('createUser', { body })).status).toBe(422);
    }
    expect((await check({ password: testPassword, ...colleague })).body).toEqual({ problem: null });
    // A colleague whose address is not typed yet is judged by their own names, not by those of whoever types.
    const nameless = { ...colleague, email: '' };
    expect((await check({ password: 'petronila-2026!', ...nameless })).body).toEqual({ problem: 'context_words' });
  });

  it('says nothing of an account to whoever has no link of it, and takes an address that is half typed', async () => {
    const ask = (body: object) =>
      api.anonymous('checkNewPassword', { body: { password: 'guayacanes-2026!', ...body } });
    expect((await ask({ email: 'oficina@example.com' })).body).toEqual({ problem: null });
    expect((await ask({ token: 'x'.repeat(43) })).body).toEqual({ problem: null });
    expect((await ask({ email: 'guayac' })).body).toEqual({ problem: 'contains_email' });
    expect((await ask({ password: '' })).status).toBe(422);
  });
});
