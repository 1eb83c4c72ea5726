import { makeRecords, type Records } from './records.ts';
import { richTemplate } from './richTemplate.ts';
import { type TestApi, type TestOptions, testApi } from './testApi.ts';

/** A server, a brokerage of it with its administrator, and the numbers of one record of everything that the brokerage has. */
export interface ApiWithRecords {
  api: TestApi;
  office: Awaited<ReturnType<TestApi['partner']>>;
  records: Records;
}

/** The real server over a copy of a database in which one record of everything was made. Close it after the last test. */
export async function apiWithRecords(
  given: Omit<TestOptions, 'database' | 'template' | 'filesFrom'> = {},
): Promise<ApiWithRecords> {
  const { options, facts } = await richTemplate('records', async (maker) => {
    const { office, records } = await addRecords(maker);
    const { userId, partnerId, alias } = office;
    return { office: { userId, partnerId, alias }, records: [...records] };
  });
  const api = await testApi({ ...given, ...options });
  return { api, office: await api.officeAt(facts.office), records: new Map(facts.records) };
}
/** The same where there is nothing to copy. */
export async function addRecords(api: TestApi): Promise<ApiWithRecords> {
  const office = await api.partner('propio');
  return { api, office, records: await makeRecords(office) };
}
