import type { Branch, Policy, PolicyCharge } from '@corredor/core/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('iberia');
  portfolio = await aPortfolio(office);
  await sql`update partners set country_id = '724', currency = 'EUR' where id = ${office.partnerId}`.execute(
    api.adminDb,
  );
});
afterAll(() => api.close());

const branch = async (name: string, more: object) =>
  succeeded<Branch>(await office.call('createBranch', { body: { name, ...more } }));
const preview = async (branch_id: number) =>
  succeeded<{ total_grant: string; charges: PolicyCharge[] }>(
    await office.call('previewPremium', { body: { net_premium: '500.00', branch_id, start_date: '2026-06-01' } }),
  );

describe('the premium tax of Spain', () => {
  it('is not charged for life and health, and is for everything else', async () => {
    const health = await branch('Salud', { group: 'people' });
    expect(health.premium_tax).toBe('usual');
    expect(await preview(health.id)).toMatchObject({
      total_grant: '500.00',
      charges: [{ code: 'ips', rate: '0.00', amount: '0.00' }],
    });
    const home = await branch('Hogar', { group: 'property' });
    expect((await preview(home.id)).total_grant).toBe('540.00');
  });

  it('is charged or not as the branch says itself, and stays in policies as it was when they were issued', async () => {
    const accidents = await branch('Accidentes', { group: 'people', premium_tax: 'charged' });
    expect((await preview(accidents.id)).total_grant).toBe('540.00');
    const draft = await portfolio.draft({ branch_id: accidents.id, start_date: '2026-06-01', end_date: '2027-06-01' });
    const changed = await office.call('updateBranch', {
      path: { branchId: accidents.id },
      version: accidents.version,
      body: { premium_tax: 'exempt' },
    });
    expect(succeeded<Branch>(changed).premium_tax).toBe('exempt');
    expect((await preview(accidents.id)).total_grant).toBe('500.00');
    const read = async () => succeeded<Policy>(await office.call('getPolicy', { path: { policyId: draft.id } }));
    const before = await read();
    expect(before.total_grant).toBe('540.00');
    const saved = await office.call('updatePolicy', {
      path: { policyId: draft.id },
      version: before.version,
      body: { observations: 'x' },
    });
    expect(saved.status).toBe(200);
    expect((await read()).total_grant).toBe('540.00');
  });

  it('exempts groups from lines that the brokerage sets from a day on', async () => {
    const settings = await office.call('getSettings');
    const line = { label: 'IPS', base: 'net', kind: 'rate', rate: '9.00', code: 'ips', exempt_branches: [] };
    const saved = await office.call('updateSettings', {
      version: Number(settings.body.version),
      body: {
        premium_pack: {
          valid_from: '2026-01-01',
          rounding: 'cents',
          charges: [{ ...line, exempt_groups: ['people'] }],
        },
      },
    });
    expect(saved.status).toBe(200);
    const life = await branch('Vida', { group: 'people' });
    const car = await branch('Coches', { group: 'vehicles' });
    expect([(await preview(life.id)).total_grant, (await preview(car.id)).total_grant]).toEqual(['500.00', '545.00']);
  });

  it('takes no other word', async () => {
    const answer = await office.call('createBranch', { body: { name: 'Otra', group: 'other', premium_tax: 'never' } });
    expect(answer.status).toBe(422);
  });
});
