import type { Import, ImportProgress, Payment } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCalendar, type TestOffice } from '../testing/aCalendar.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

let api: TestApi;
let calendar: ReturnType<typeof aCalendar>;
let office: TestOffice;
let portfolio: TestPortfolio;

beforeAll(async () => {
  api = await testApi();
  calendar = aCalendar(api);
  office = await calendar.office('callada');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  const payments = { grace: [{ provider_id: portfolio.provider.id, branch_id: null, days: 30 }] };
  const set = await office.call('updateSettings', { version: 1, body: { payments } });
  expect(set.status).toBe(200);
});
afterAll(() => api.close());

const noonOn = (day: string) => `${day}T12:00:00-05:00`;
const bringIn = async (number: string, firstDue: string) => {
  const insurer = succeeded<{ name: string }>(
    await office.call('getProvider', { path: { providerId: portfolio.provider.id } }),
  );
  const { id } = succeeded<Import>(
    await office.call('createImport', { body: { kind: 'policies', file_name: 'cartera.xlsx', rows_count: 1 } }),
  );
  const values = {
    ...{ number, provider: insurer.name, branch: 'Vehículos', net_premium: '500,00', instalments: '10' },
    ...{ contractor_identification: 'CALLADA1', contractor_name: 'Rosa Andrade', first_due_date: firstDue },
    ...{ start_date: firstDue, end_date: addMonths(firstDue, 12) },
  };
  const rows = [{ number: 2, values }];
  const { results } = succeeded<ImportProgress>(
    await office.call('createImportRows', { path: { importId: id }, body: { rows } }),
  );
  expect(results[0]?.errors).toEqual({});
  return Number(results[0]?.record?.id);
};
const riskOf = async (policyId: number) => {
  const payments = (await portfolio.instalments(policyId)) as Payment[];
  return payments.flatMap(({ at_risk_from: day }) => day ?? []);
};
const toldOfRisk = async () => (await office.told()).filter((kind) => kind === 'cover_at_risk').length;

it('tells nobody of a cover that was at risk long before its policy came from a file, and of one since this week', async () => {
  const { today } = portfolio;
  await calendar.passTo(noonOn(today));
  const old = await bringIn('VIEJA-1', addDays(today, -150));
  expect(await riskOf(old)).toEqual([addDays(today, -119)]);
  await calendar.passTo(noonOn(addDays(today, 1)));
  expect(await toldOfRisk()).toBe(0);

  // What is oldest once the first one is paid was at risk long ago, too.
  const [first] = (await portfolio.instalments(old)) as Payment[];
  const paid = await office.call('payInstalment', {
    path: { paymentId: Number(first?.id) },
    version: Number(first?.version),
    body: { payment_method: 'cash', payment_date: today },
  });
  expect(paid.status).toBe(200);
  expect((await riskOf(old))[0]).not.toBe(addDays(today, -119));
  await calendar.passTo(noonOn(addDays(today, 2)));
  expect(await toldOfRisk()).toBe(0);

  // The days of grace ended three days ago.
  await bringIn('NUEVA-1', addDays(today, -34));
  await calendar.passTo(noonOn(addDays(today, 3)));
  expect(await toldOfRisk()).toBe(1);
});
