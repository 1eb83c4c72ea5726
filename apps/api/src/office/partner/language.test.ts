import { namesOfRole, seededRoles } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvePayment, rejectPayment } from '../../subscription/billing/index.ts';
import { buy } from '../../testing/checkouts.ts';
import { type TestApi, testApi, testPassword } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const email = 'founder@north.example';
const profile = {
  name: 'North Star Brokers',
  alias: 'north-star',
  tax_id: '1790012345001',
  phone: '+593991234567',
  email: 'office@north.example',
  country_id: '218',
};
const mails = () =>
  api.adminDb
    .selectFrom('mails as m')
    .leftJoin('mail_files as f', 'f.mail_id', 'm.id')
    .selectAll('m')
    .select('f.name as file')
    .orderBy('m.id')
    .execute();

describe('a brokerage that somebody makes in English', () => {
  it('speaks English to everybody, from the registration to the invoice of its plan', async () => {
    const account = { email, password: testPassword };
    await api.anonymous('register', { body: { ...account, accept_terms: true, language: 'en' } });
    const [asked] = await mails();
    const token = String(asked?.link).split('/').at(-1);
    await api.anonymous('confirmRegistration', { body: { token } });
    const session = (await api.anonymous('login', { body: account })).body;
    const call = api.withToken(String(session.token));
    // Whatever the browser of the moment asks for.
    const made = await call('createPartner', { body: profile, language: 'es' });
    expect(made.body).toMatchObject({ language: 'en', timezone: 'America/Guayaquil' });

    const roles = (await call('listRoles')).body.results ?? [];
    expect(roles.map(({ name }) => name)).toEqual(['Administrator', 'Assistant', 'Broker', 'Viewer']);
    expect((await buy(call, { plan: 'basic' })).body).toMatchObject({ state: 'paid' });
    const first = await buy(call, { plan: 'professional', every: 'annual' });
    await rejectPayment(api.world, Number(made.body.id), Number(first.body.payment_id), 'The name differs.');
    const second = await buy(call, { plan: 'professional', every: 'annual' });
    await approvePayment(api.world, Number(made.body.id), Number(second.body.payment_id));
    const [{ language } = { language: '' }] = await api.adminDb.selectFrom('invoices').select('language').execute();
    expect(language).toBe('en');
    expect((await mails()).map(({ subject, file }) => [subject, file?.slice(0, 7)])).toEqual([
      ['Confirm your e-mail', undefined],
      [expect.stringMatching(/^Invoice \d{9}: Basic plan$/), 'invoice'],
      [expect.stringMatching(/could not approve/i), undefined],
      [expect.stringMatching(/approved/i), 'invoice'],
    ]);
  });

  it('tells whoever has an account already in that person’s language', async () => {
    const again = { email, password: testPassword, accept_terms: true, language: 'es' };
    await api.anonymous('register', { body: again });
    expect((await mails()).at(-1)).toMatchObject({ recipient: email, subject: expect.stringMatching(/account/) });
  });
});

describe('the roles that a brokerage starts with', () => {
  const inEnglish = async () => {
    const office = await api.partner('mudada');
    await office.onPlan('PYMEs');
    const { version } = (await office.call('getPartner')).body;
    await office.call('updatePartner', { version: Number(version), body: { language: 'en' } });
    return office;
  };
  const rolesOf = async (office: Awaited<ReturnType<typeof inEnglish>>) =>
    (await office.call('listRoles')).body.results;

  it('are the same in the database', async () => {
    const named = await sql<{ text: string }>`select pg_get_viewdef('named_roles') as text`.execute(api.adminDb);
    for (const { name } of seededRoles)
      expect(named.rows[0]?.text).toMatch(new RegExp(`'${name.es}'(::text)?, *'${name.en}'(::text)?`));
    expect(namesOfRole('VIEWER')).toEqual(['Consulta', 'Viewer']);
  });

  it('are called in its present language wherever they are shown', async () => {
    const office = await inEnglish();
    expect((await rolesOf(office))?.map(({ name }) => name)).toEqual([
      'Administrator',
      'Assistant',
      'Broker',
      'Viewer',
    ]);
    expect((await office.call('listRoles', { query: { search: 'assist' } })).body.count).toBe(1);
    const [me] = (await office.call('listUsers')).body.results ?? [];
    expect(me?.role).toMatchObject({ name: 'Administrator' });
    const viewer = (await rolesOf(office))?.find(({ name }) => name === 'Viewer');
    const body = { email: 'v@north.example', name: 'V', last_name: 'W', role_id: viewer?.id, language: 'en' };
    const made = await office.call('createUser', { body });
    const told = await office.call('listAudit', { query: { model: 'user', object_id: Number(made.body.id) } });
    const changes = Object(told.body.results?.[0]).changes as { field: string; after: string }[];
    expect(changes.find(({ field }) => field === 'role')?.after).toBe('Viewer');
  });

  it('keep a name of their own that they were given', async () => {
    const office = await inEnglish();
    const viewer = (await rolesOf(office))?.find(({ name }) => name === 'Viewer');
    const path = { roleId: Number(viewer?.id) };
    const version = Number(viewer?.version);
    await office.call('updateRole', { path, version, body: { name: 'Solo lectura' } });
    expect((await rolesOf(office))?.map(({ name }) => name)).toContain('Solo lectura');
    const history = (await office.call('listAudit', { query: { model: 'group', object_id: path.roleId } })).body;
    expect(Object(history.results?.[0]).changes).toEqual([{ field: 'name', before: 'Viewer', after: 'Solo lectura' }]);
  });

  it('keep others from both of their names', async () => {
    const office = await inEnglish();
    const create = (name: string) =>
      office.call('createRole', { body: { name, permissions: ['policy_app.view_policy'] } });
    for (const name of ['Viewer', 'consulta', 'BROKER'])
      expect(Object.keys(Object((await create(name)).body.errors))).toEqual(['name']);
    expect((await create('Viewers')).status).toBe(201);
    const assistant = (await rolesOf(office))?.find(({ name }) => name === 'Assistant');
    const path = { roleId: Number(assistant?.id) };
    const same = { name: 'Assistant', permissions: ['policy_app.view_policy'] };
    expect((await office.call('updateRole', { path, version: Number(assistant?.version), body: same })).status).toBe(
      200,
    );
  });
});
