import { sql } from 'kysely';
import { succeeded } from './aPortfolio.ts';
import type { TestApi } from './testApi.ts';

interface Published {
  city?: string;
  state?: string;
  country?: string;
  tags?: string[];
  branches?: string[];
  [field: string]: unknown;
}
/** A brokerage that publishes what is given, made through the product's own operations. */
export async function aBrokerage(
  api: TestApi,
  name: string,
  { country = '218', branches = [], ...profile }: Published = {},
) {
  const office = await api.partner('oficina', country);
  const body = { name, ...profile };
  succeeded(await office.call('updatePartner', { body, version: 1 }));
  for (const branch of branches) await addBranch(office, branch);
  const { alias, partnerId, call } = office;
  return {
    alias,
    partnerId,
    call,
    addBranch: (branch: string) => addBranch(office, branch),
    /** Its subscription ends that many days from today, where it is. */
    endsIn: (days: number) =>
      sql`update subscriptions s set ends_on = t.today + ${days}::int from partner_today t
        where t.partner_id = s.partner_id and s.partner_id = ${partnerId}`.execute(api.adminDb),
  };
}
async function addBranch(office: Awaited<ReturnType<TestApi['partner']>>, name: string) {
  const flags = { vehicles: false, insureds: false, generals: false, diagnosis: false };
  return succeeded<{ id: number }>(await office.call('createBranch', { body: { name, group: 'other', flags } }));
}
