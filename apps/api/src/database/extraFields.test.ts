import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio } from '../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { migrateDown, migrateUp } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ hasOwnGroup: true });
});
afterAll(() => api.close());

const before = async (name: string) => {
  let gone: string[] = [];
  while (!gone.includes(name)) gone = await migrateDown(api.database.owner);
};
const before0109 = () => before('0109_extra_fields_in_two_languages');
const before0130 = () => before('0130_extra_fields_of_rows');

it('extra fields from before keep their name in both languages, and values whose field was taken away come back with a retired one', async () => {
  const office = await api.partner('campos');
  const portfolio = await aPortfolio(office);
  const branch = () => office.call('getBranch', { path: { branchId: portfolio.branchId } });
  const { version } = (await branch()).body;
  const policy = await portfolio.draft();
  await before0109();
  const old = [
    { key: 'use', name: 'Uso', kind: 'choice', is_required: true, choices: ['Taxi'] },
    { key: 'note', name: 'Nota', kind: 'text', is_required: false, choices: [] },
  ];
  await sql`alter table branches disable trigger touch`.execute(api.adminDb);
  await sql`update branches set extra_fields = ${JSON.stringify(old)} where id = ${portfolio.branchId}`.execute(
    api.adminDb,
  );
  await sql`alter table branches enable trigger touch`.execute(api.adminDb);
  const extra = { use: 'Taxi', gps: true, year_of_make: '2019' };
  await sql`update policies set extra = ${JSON.stringify(extra)} where id = ${policy.id}`.execute(api.adminDb);
  await migrateUp(api.database.owner);
  const [use, note] = old.map(({ name, ...field }, place) => ({
    ...field,
    ...{ name_es: name, name_en: name, on: 'policy', position: place + 1, is_retired: false },
  }));
  const lost = { is_required: false, choices: [], is_retired: true, on: 'policy' };
  expect((await branch()).body).toMatchObject({
    version,
    extra_fields: [
      use,
      note,
      { ...lost, key: 'gps', name_es: 'gps', name_en: 'gps', kind: 'yes_no', position: 3 },
      { ...lost, key: 'year_of_make', name_es: 'year of make', name_en: 'year of make', kind: 'text', position: 4 },
    ],
  });
  const { body } = await office.call('getPolicy', { path: { policyId: policy.id } });
  expect(body.extra).toEqual(extra);
  await expect(before0109()).rejects.toThrow('extra fields that are retired');
  await migrateUp(api.database.owner);
});

it('fields of rows stay where an older version would lose them', async () => {
  const office = await api.partner('filas');
  const { branchId } = await aPortfolio(office);
  const { version } = (await office.call('getBranch', { path: { branchId } })).body;
  const field = { key: 'gps', name_es: 'Rastreo', name_en: 'Tracker', kind: 'yes_no', on: 'vehicle' };
  const body = { extra_fields: [{ ...field, is_required: false, choices: [], position: 1, is_retired: false }] };
  const saved = await office.call('updateBranch', { path: { branchId }, version: Number(version), body });
  expect(saved.status).toBe(200);
  await expect(before0130()).rejects.toThrow('extra fields of vehicles, general items or insureds');
  await migrateUp(api.database.owner);
  expect((await office.call('getBranch', { path: { branchId } })).body).toMatchObject(body);
});
