import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { writeCie10 } from './index.ts';

let api: TestApi;
let call: Awaited<ReturnType<TestApi['addUser']>>['call'];
const rows = [
  { code: 'I10', name_es: 'Presión arterial alta', name_en: 'High blood pressure' },
  { code: 'J45.9', name_es: 'Asma', description_es: 'De cualquier grado.' },
  { code: 'E11.9', name_es: 'Diabetes tipo 2', name_en: 'Type 2 diabetes' },
];

beforeAll(async () => {
  api = await testApi();
  await writeCie10(api.adminDb, rows);
  const office = await api.partner('uno');
  ({ call } = await office.as([]));
});
afterAll(() => api.close());

const list = async (query: Record<string, string | number>, language: 'es' | 'en' = 'es') =>
  (await call('listCie10Codes', { query, language })).body;
const names = async (query: Record<string, string | number>, language: 'es' | 'en' = 'es') =>
  ((await list(query, language)).results ?? []).map((row) => row.name);

describe('diagnoses', () => {
  it('are listed for anybody who is signed in, in the reader’s language', async () => {
    expect(await names({})).toEqual(['Diabetes tipo 2', 'Presión arterial alta', 'Asma']);
    expect(await names({}, 'en')).toEqual(['Type 2 diabetes', 'High blood pressure', 'Asma']);
    expect(await names({ ordering: '-name' })).toEqual(['Presión arterial alta', 'Diabetes tipo 2', 'Asma']);
    expect((await api.anonymous('listCie10Codes')).status).toBe(401);
  });

  it('are found by code and by name in either language, whatever the accents', async () => {
    expect(await names({ search: 'presion' })).toEqual(['Presión arterial alta']);
    expect(await names({ search: 'blood' })).toEqual(['Presión arterial alta']);
    expect(await names({ search: 'e11' })).toEqual(['Diabetes tipo 2']);
    expect(await list({ search: 'zzz' })).toMatchObject({ count: 0, results: [] });
  });

  it('are read one by one', async () => {
    const [asthma] = (await list({ search: 'asma' })).results ?? [];
    const answer = await call('getCie10Code', { path: { cie10Id: Number(asthma?.id) } });
    expect(answer.body).toMatchObject({ code: 'J45.9', description: 'De cualquier grado.' });
    expect((await call('getCie10Code', { path: { cie10Id: 999_999 } })).status).toBe(404);
  });

  it('cannot be written by the server’s login', async () => {
    await expect(writeCie10(api.database.db, [{ code: 'X00', name_es: 'Nada' }])).rejects.toThrow(/permission denied/);
  });
});

describe('the importer', () => {
  it('changes nothing the second time', async () => {
    expect(await writeCie10(api.adminDb, rows)).toEqual({ created: 0, updated: 0, unchanged: 3 });
  });

  it('changes what differs, leaves what the file does not name, and only counts in a dry run', async () => {
    const next = [
      { code: 'J45.9', name_es: 'Asma', name_en: 'Asthma' },
      { code: 'K29.7', name_es: 'Gastritis' },
    ];
    const counts = { created: 1, updated: 1, unchanged: 0 };
    expect(await writeCie10(api.adminDb, next, { isDryRun: true })).toEqual(counts);
    expect(await names({ search: 'gastritis' })).toEqual([]);
    expect(await writeCie10(api.adminDb, next)).toEqual(counts);
    const asthma = (await list({ search: 'asthma' }, 'en')).results?.[0];
    expect(asthma).toMatchObject({ name: 'Asthma', description: 'De cualquier grado.' });
  });
});
