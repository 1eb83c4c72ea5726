import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
});
afterAll(() => api.close());

it('names every country in the language of the caller, in its order', async () => {
  const list = async (language: 'es' | 'en') => (await office.call('listCountries', { language })).body.results ?? [];
  const spanish = await list('es');
  const english = await list('en');
  expect(spanish).toHaveLength(249);
  expect(spanish).toContainEqual({ id: '724', code: 'ES', name: 'España' });
  expect(english).toContainEqual({ id: '724', code: 'ES', name: 'Spain' });
  expect(spanish[0]?.name).toBe('Afganistán');
  expect(spanish[1]?.name).toBe('Albania');
});

it('lists provinces, not the regions around them', async () => {
  const list = (countryId: string) => office.call('listStates', { path: { countryId } });
  const spain = (await list('724')).body.results ?? [];
  expect(spain).toContainEqual({ code: 'ES-M', name: 'Madrid' });
  expect(spain).not.toContainEqual(expect.objectContaining({ code: 'ES-AN' }));
  expect((await list('218')).body.count).toBe(24);
  expect((await list('826')).status).toBe(200);
  expect((await list('000')).status).toBe(404);
});

it('suggests the cities of the own customers and offices, each once', async () => {
  const create = (identification: string, city: string, country_id = '218') =>
    office.call('createCustomer', {
      body: {
        legal_type: 'natural',
        name: 'N',
        identification_type: 'passport',
        identification,
        city,
        country_id,
        roles: ['payer'],
      },
    });
  await create('CITY001', 'Quito');
  await create('CITY002', 'quito');
  await create('CITY003', 'Quito');
  await create('CITY004', 'Cádiz', '724');
  await office.call('createProvider', {
    body: { name: 'S', ruc: '1792143578001', offices: [{ city: 'Salinas' }] },
  });
  const list = async (query: Record<string, string>) => (await office.call('listCities', { query })).body.results;
  expect(await list({})).toEqual(['Cádiz', 'Quito', 'Salinas']);
  expect(await list({ country_id: '724' })).toEqual(['Cádiz']);
  expect(await list({ search: 'cadi' })).toEqual(['Cádiz']);
  const other = await api.partner('dos');
  expect((await other.call('listCities')).body.results).toEqual([]);
});
