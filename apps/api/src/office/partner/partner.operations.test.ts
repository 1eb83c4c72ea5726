import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { tellReservedNames } from './index.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
});
afterAll(() => api.close());

const isFree = async (alias: string, call = office.call) =>
  (await call('getAliasAvailability', { query: { alias } })).body;

describe('an alias', () => {
  it('is free, or says why it is not', async () => {
    const other = await api.partner('dos');
    expect(await isFree('Nuestra-Casa')).toEqual({ alias: 'nuestra-casa', is_available: true, problem: null });
    expect(await isFree(other.alias)).toMatchObject({ is_available: false, problem: 'taken' });
    expect(await isFree('login')).toMatchObject({ is_available: false, problem: 'reserved' });
    expect(await isFree('a b c')).toMatchObject({ problem: 'format' });
    expect(await isFree('ab')).toMatchObject({ problem: 'length' });
    expect(await isFree(office.alias)).toMatchObject({ is_available: true });
  });

  it('that was reserved after a brokerage took it stays its own, and the operator is told', async () => {
    const early = await api.partner('temprana');
    await sql`update partners set alias = 'verify' where id = ${early.partnerId}`.execute(api.adminDb);
    const told: string[] = [];
    await tellReservedNames(api.database.owner, (text) => told.push(text));
    expect(told).toEqual([expect.stringContaining(`brokerage ${early.partnerId} has the public name "verify"`)]);
    const { version } = (await early.call('getPartner')).body;
    const update = (body: object, at = Number(version)) => early.call('updatePartner', { version: at, body });
    expect((await update({ alias: 'verify', city: 'Quito' })).body).toMatchObject({ alias: 'verify', city: 'Quito' });
    const other = await update({ alias: 'portal' }, Number(version) + 1);
    expect([other.status, Object.keys(Object(other.body.errors))]).toEqual([422, ['alias']]);
    await update({ alias: 'temprana-libre' }, Number(version) + 1);
  });

  it('can be asked for by somebody who has no brokerage yet', async () => {
    const founder = await api.addUser();
    expect(await isFree(office.alias, founder.call)).toMatchObject({ problem: 'taken' });
    expect((await founder.call('getAliasAvailability')).status).toBe(422);
  });
});

describe('the profile', () => {
  const read = async () => (await office.call('getPartner')).body;

  it('changes, is audited, and strangers read what is new', async () => {
    const { version } = await read();
    const answer = await office.call('updatePartner', {
      version: Number(version),
      body: {
        name: 'Uno Seguros',
        city: 'Quito',
        state: 'EC-P',
        tags: ['vida'],
        layout: 'blocks',
        near_expiry_days: 12,
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ name: 'Uno Seguros', near_expiry_days: 12, version: Number(version) + 1 });
    const [shown] = await api.adminDb
      .selectFrom('public_profiles')
      .selectAll()
      .where('partner_id', '=', office.partnerId)
      .execute();
    expect(shown).toMatchObject({ name: 'Uno Seguros', city: 'Quito', tags: ['vida'], layout: 'blocks' });
    const history = await office.call('listAudit', { query: { model: 'partner' } });
    expect(history.body.results?.[0]).toMatchObject({ event: 'partner_updated' });
  });

  it('is not buried under an older version', async () => {
    const answer = await office.call('updatePartner', { version: 1, body: { slogan: 'Antiguo' } });
    expect(answer.status).toBe(412);
    expect(answer.body).toMatchObject({ current: { name: 'Uno Seguros' } });
  });

  it('takes no alias of others, no unknown country, phone or time zone', async () => {
    const { version } = await read();
    const refusal = async (body: object) => {
      const answer = await office.call('updatePartner', { version: Number(version), body });
      expect(answer.status).toBe(422);
      return Object.keys(Object(answer.body.errors));
    };
    const other = await api.partner('tres');
    expect(await refusal({ alias: other.alias })).toEqual(['alias']);
    expect(await refusal({ alias: 'register' })).toEqual(['alias']);
    expect(await refusal({ country_id: '999' })).toEqual(['country_id']);
    expect(await refusal({ phone: '12345678' })).toEqual(['phone']);
    expect(await refusal({ timezone: 'Mars/Olympus' })).toEqual(['timezone']);
    for (const website of ['https://user:pw@uno.example', 'http://127.0.0.1:5432', 'https://uno.example/\u202Egpj.exe'])
      expect(await refusal({ website })).toEqual(['website']);
    expect(await refusal({ website: 'ftp://uno.example' })).toEqual(['website']);
    expect(await refusal({ near_expiry_days: 91 })).toEqual(['near_expiry_days']);
  });

  it('has a tax number that its country could have given, as customers have', async () => {
    const { version } = await read();
    const refusal = async (tax_id: string) =>
      (await office.call('updatePartner', { version: Number(version), body: { tax_id } })).body.errors;
    expect(await refusal('1710034066001')).toEqual({ tax_id: ["The identification's check digit is not correct."] });
    expect(Object.keys(Object(await refusal('179001234500')))).toEqual(['tax_id']);
    const founder = await api.addUser();
    const body = { name: 'Dos', alias: 'dos-ruc', phone: '+593991234567', email: 'a@dos.example', country_id: '218' };
    const wrong = await founder.call('createPartner', { body: { ...body, tax_id: '1710034066001' } });
    expect([wrong.status, Object.keys(Object(wrong.body.errors))]).toEqual([422, ['tax_id']]);
    // The tax office gives companies numbers without a check digit; separators are not kept.
    const made = await founder.call('createPartner', { body: { ...body, tax_id: '1793213150-001' } });
    expect([made.status, made.body.tax_id]).toEqual([201, '1793213150001']);
  });

  it('with a tax number from before the rule can still be changed', async () => {
    const old = await api.partner('antigua');
    await api.adminDb
      .updateTable('partners')
      .set({ tax_id: '1710034066001' })
      .where('id', '=', old.partnerId)
      .execute();
    const { version } = (await old.call('getPartner')).body;
    const body = { tax_id: '1710034066001', slogan: 'Aquí' };
    expect((await old.call('updatePartner', { version: Number(version), body })).status).toBe(200);
  });

  it('keeps its currency once there is a policy', async () => {
    await office.call('createPolicy', { body: { insured_select_type: 'personal' } });
    const { version, locked_fields } = await read();
    expect(locked_fields).toEqual(['currency']);
    const answer = await office.call('updatePartner', { version: Number(version), body: { currency: 'EUR' } });
    expect(answer.status).toBe(422);
    expect(Object(answer.body.errors)).toHaveProperty('currency');
  });

  it('is read, and changed, with the permission alone', async () => {
    const viewer = await office.as(['core_app.view_partner']);
    expect((await viewer.call('getPartner')).status).toBe(200);
    expect((await viewer.call('updatePartner', { version: 1, body: { slogan: 'No' } })).status).toBe(403);
    const clerk = await office.as(['policy_app.view_policy']);
    expect((await clerk.call('getPartner')).status).toBe(403);
  });
});
