import { addDays } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { isInForce } from './fragments.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

it('says of each policy whether it is in force as its state does, on every edge of its term', async () => {
  const { partnerId } = await api.partner('vigencia');
  const { today } = await api.adminDb
    .selectFrom('partner_today')
    .select('today')
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const day = (days: number) => addDays(today, days);
  const terms: [
    status: 'draft' | 'active' | 'closed',
    start: string | null,
    end: string | null,
    closes: string | null,
  ][] = [
    ['active', day(-10), day(10), null],
    ['active', today, day(10), null],
    ['active', day(-10), today, null],
    ['active', day(1), day(10), null],
    ['active', day(-10), day(-1), null],
    ['active', day(-10), day(10), today],
    ['active', day(-10), day(10), day(1)],
    ['active', day(-10), day(10), day(-1)],
    ['active', day(-10), null, null],
    ['draft', day(-10), day(10), null],
    ['draft', null, null, null],
    ['closed', day(-10), day(10), null],
  ];
  await api.adminDb
    .insertInto('policies')
    .values(
      terms.map(([status, start_date, end_date, closes_on], index) => ({
        partner_id: partnerId,
        insured_select_type: 'personal' as const,
        number: `V-${index}`,
        status,
        start_date,
        end_date,
        closes_on,
        closes_as: closes_on === null ? null : ('cancelled' as const),
        ...(status === 'closed' && { closed_reason: 'closed' as const, closed_on: today }),
      })),
    )
    .execute();
  const { rows } = await sql<{ number: string; counted: boolean; said: boolean }>`
    select p.number, coalesce(${isInForce('p', sql`${today}::date`)}, false) as counted, s.is_in_force as said
    from policies p join policy_states s on s.id = p.id where p.partner_id = ${partnerId} order by p.id`.execute(
    api.adminDb,
  );
  expect(rows.map(({ counted }) => counted)).toEqual(rows.map(({ said }) => said));
  expect(rows.filter(({ counted }) => counted).map(({ number }) => number)).toEqual(['V-0', 'V-1', 'V-2', 'V-6']);
});
