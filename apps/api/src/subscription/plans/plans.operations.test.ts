import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

it('tells anybody what the plans cost and allow', async () => {
  const plans = await api.anonymous('listPlans');
  expect(plans.status).toBe(200);
  expect(plans.body.results?.map((plan) => [plan.name, plan.monthly_price, plan.annual_price])).toEqual([
    ['Free', '0.00', '0.00'],
    ['Basic', '19.00', '190.00'],
    ['Professional', '49.00', '490.00'],
    ['PYMEs', '99.00', '990.00'],
  ]);
  expect(plans.body.results?.[0]).toMatchObject({ currency: 'USD', vat_percent: null, policies_amount: 25 });
  expect(plans.body.results?.[3]).toMatchObject({ policies_amount: null, users_amount: 50 });
});

it('adds the value added tax of the country that is asked for', async () => {
  const vat = async (country_id: string) =>
    (await api.anonymous('listPlans', { query: { country_id } })).body.results?.[1]?.vat_percent;
  expect(await vat('218')).toBe('15');
  expect(await vat('004')).toBeNull();
});

it('says that the server is well', async () => {
  const health = await api.anonymous('getHealth');
  expect(health.body).toEqual({ status: 'ok', version: '0.1.0' });
});
