import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi, testPassword } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('nombres');
});
afterAll(() => api.close());

const history = (userId: number) =>
  api.adminDb
    .selectFrom('audit_log')
    .select(['event', 'before', 'after'])
    .where('model', '=', 'user')
    .where('object_id', '=', userId)
    .where('event', '=', 'user_updated')
    .execute();

describe('the own name', () => {
  it('is changed by everybody, whatever the permissions, and stands in the history', async () => {
    const clerk = await office.as([]);
    const body = { name: '  Luz María ', last_name: 'Paz' };
    const answer = await clerk.call('updateMyName', { body });
    expect([answer.status, answer.body]).toEqual([200, { name: 'Luz María', last_name: 'Paz' }]);
    expect((await clerk.call('getMyName')).body).toEqual({ name: 'Luz María', last_name: 'Paz' });
    expect((await clerk.call('getMe')).body.full_name).toBe('Luz María Paz');
    expect(await history(clerk.userId)).toEqual([
      expect.objectContaining({ after: expect.objectContaining({ name: 'Luz María', last_name: 'Paz' }) }),
    ]);
  });

  it('belongs to nobody else', async () => {
    const [one, other] = [await office.as([]), await office.as([])];
    const before = (await other.call('getMyName')).body;
    await one.call('updateMyName', { body: { name: 'Uno', last_name: 'Solo' } });
    expect((await other.call('getMyName')).body).toEqual(before);
  });

  it('says something', async () => {
    const clerk = await office.as([]);
    for (const name of ['', '   ', 'x'.repeat(81)])
      expect((await clerk.call('updateMyName', { body: { name, last_name: 'Paz' } })).status).toBe(422);
  });

  it('is there before any brokerage is', async () => {
    const email = 'sola@example.com';
    await api.anonymous('register', { body: { email, password: testPassword, accept_terms: true, language: 'es' } });
    const mail = api.adminDb.selectFrom('mails').select('link').where('recipient', '=', email);
    const { link } = await mail.executeTakeFirstOrThrow();
    await api.anonymous('confirmRegistration', { body: { token: (link ?? '').split('/').at(-1) } });
    const { body } = await api.anonymous('login', { body: { email, password: testPassword } });
    const call = api.withToken(String(body.token));
    expect((await call('updateMyName', { body: { name: 'Sola', last_name: 'Ruiz' } })).status).toBe(200);
    expect((await call('getMe')).body.full_name).toBe('Sola Ruiz');
    expect(await history(Number(body.userId))).toEqual([]);
  });
});
