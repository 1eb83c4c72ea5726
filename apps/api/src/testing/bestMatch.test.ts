import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from './aPortfolio.ts';
import { type TestApi, testApi } from './testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
  const names = ['Abel Carrosas', 'Zoila Rosales', 'Ángela del Rosario', 'Rosa', 'Villa Rosero'];
  for (const [index, name] of names.entries())
    succeeded(
      await office.call('createCustomer', {
        body: {
          legal_type: 'natural',
          name,
          identification_type: 'passport',
          identification: index === 0 ? 'ZZ000X0' : `ROSADO${index}`,
          country_id: '218',
          roles: ['contractor'],
        },
      }),
    );
  for (const number of ['X-775-A', 'A-775', '775', '775-B'])
    succeeded(await office.call('createPolicy', { body: portfolio.complete({ number }) }));
});
afterAll(() => api.close());

const names = async (query: Record<string, string>) =>
  succeeded<{ results: { name: string }[] }>(await office.call('listCustomers', { query })).results.map(
    ({ name }) => name,
  );

describe('a list that is searched and not sorted', () => {
  it('has the very one first, then what begins with the text, then words that do, then the rest', async () => {
    expect(await names({ search: 'del' })).toEqual(['Ángela del Rosario']);
    expect((await names({ search: 'rosa' }))[0]).toBe('Rosa');
    expect((await names({ search: 'rosa' })).at(-1)).toBe('Abel Carrosas');
  });
  it('keeps an order that is asked for', async () => {
    const sorted = await names({ search: 'rosa', ordering: 'name' });
    expect(sorted[0]).toBe('Abel Carrosas');
  });
  it('has the policy of exactly that number first, the newest last among equals', async () => {
    const query = { search: '775' };
    const { results } = succeeded<{ results: { number: string }[] }>(await office.call('listPolicies', { query }));
    expect(results.map(({ number }) => number)).toEqual(['775', '775-B', 'A-775', 'X-775-A']);
  });
});
