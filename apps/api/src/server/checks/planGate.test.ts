import type { OperationId } from '@corredor/core/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiWithRecords } from '../../testing/apiWithRecords.ts';
import { documentedOperations } from '../../testing/documentInputs.ts';
import { inputAbout, type Records } from '../../testing/records.ts';
import type { TestApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let records: Records;
beforeAll(async () => {
  ({ api, office, records } = await apiWithRecords());
});
afterAll(() => api.close());

const stand = (values: { ends_on?: string | null; is_paid?: boolean }) =>
  api.adminDb.updateTable('subscriptions').set(values).where('partner_id', '=', office.partnerId).execute();
const named = (prefix: RegExp) =>
  documentedOperations.filter((one) => one.method !== 'get' && one.security === 'bearer' && prefix.test(one.path));
const business = named(/^\/api\/(policy|finance|import|core\/(?!partner|calendar-feed))|^\/api\/auth\/(users|roles)/);
const own = named(/^\/api\/(billing|notifications|core\/(partner|calendar-feed)|auth\/(?!users|roles))/);

describe.each([
  ['subscription_expired', { ends_on: '2020-01-31', is_paid: true }],
  ['subscription_pending', { ends_on: null, is_paid: false }],
] as const)('with %s', (code, values) => {
  beforeEach(() => stand(values));

  it.each(business.map((one) => [one.id, one] as const))('%s changes nothing', async (_id, operation) => {
    const answer = await office.call(operation.id as OperationId, inputAbout(operation, records));
    expect([answer.status, answer.body.code]).toEqual([403, code]);
    expect(answer.body.granted_by).toContain('Ana');
  });

  it('everything can still be read and taken along', async () => {
    for (const id of ['listPolicies', 'listCustomers', 'listPayments', 'getSubscription', 'getExport'] as const)
      expect([id, (await office.call(id)).status]).toEqual([id, 200]);
  });

  it('people keep their own settings, and the way to a valid plan', async () => {
    const preferences = await office.call('updateMyPreferences', { body: { theme: 'dark' } });
    expect(preferences.status).toBe(200);
    expect((await office.call('updateAllNotifications', { body: { status: 'read' } })).body.code).not.toBe(code);
    expect((await office.call('updatePartner', { version: 99, body: { slogan: 'Cerca.' } })).status).toBe(412);
  });
});

describe('the two kinds of change', () => {
  it('are all there is', () => {
    const all = named(/^/).map((one) => one.id);
    expect([...business, ...own].map((one) => one.id).sort()).toEqual(all.sort());
  });

  it('a permission is asked for first', async () => {
    await stand({ ends_on: '2020-01-31' });
    const viewer = await office.as(['core_app.view_customer']);
    expect((await viewer.call('createCustomer')).body.code).toBe('permission_denied');
  });

  it('both are open again with the renewal', async () => {
    await stand({ ends_on: '2999-01-31', is_paid: true });
    expect((await office.call('createCustomer', { body: {} })).status).toBe(422);
  });
});
