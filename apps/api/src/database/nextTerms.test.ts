import { addDays, addMonths } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio } from '../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { migrateDown, migrateUp } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ hasOwnGroup: true });
});
afterAll(() => api.close());

it('renewals from before are as they would be today: a draft leaves its policy active, an active one takes its place at its end', async () => {
  const office = await api.partner('antes');
  const portfolio = await aPortfolio(office);
  const { today } = portfolio;
  const term = (start: string, end: string) => ({ start_date: start, end_date: end });
  const running = term(addMonths(today, -11), addMonths(today, 1));
  const over = term(addMonths(today, -13), addMonths(today, -1));
  const next = (before: { end_date: string }) => term(before.end_date, addMonths(before.end_date, 12));
  const [drafted, renewed, gap, past, late] = [
    await portfolio.active(running),
    await portfolio.active(running),
    await portfolio.active(running),
    await portfolio.active(over),
    await portfolio.active(over),
  ];
  const later = term(addDays(running.end_date, 5), addMonths(running.end_date, 12));
  const nexts = [
    await portfolio.draft(next(running)),
    await portfolio.active(next(running)),
    await portfolio.active(later),
    await portfolio.active(next(over)),
    await portfolio.draft(next(over)),
  ];
  let gone: string[] = [];
  while (!gone.includes('0072_next_terms')) gone = await migrateDown(api.database.owner);
  for (const [place, { id }] of [drafted, renewed, gap, past, late].entries()) {
    const to = Number(nexts[place]?.id);
    await sql`update policies set status = 'closed', closed_reason = 'renewed', closed_on = ${today}, renewed_to_id = ${to}
      where id = ${id}`.execute(api.adminDb);
    await sql`update policies set renewed_from_id = ${id} where id = ${to}`.execute(api.adminDb);
  }
  await migrateUp(api.database.owner);
  const now = async ({ id }: { id: number }) => (await office.call('getPolicy', { path: { policyId: id } })).body;
  expect(await now(drafted)).toMatchObject({
    status: 'active',
    closed_reason: null,
    closes_on: null,
    renewed_to: null,
    next_draft: { id: nexts[0]?.id },
  });
  const renews = { status: 'active', closed_reason: null, closed_on: null, closes_as: 'renewed', is_in_force: true };
  expect(await now(renewed)).toMatchObject({
    ...renews,
    closes_on: running.end_date,
    renewed_to: { id: nexts[1]?.id },
  });
  expect(await now(gap)).toMatchObject({ ...renews, closes_on: addDays(running.end_date, 1) });
  expect(await now(late)).toMatchObject({ status: 'expired', closed_reason: null, next_draft: { id: nexts[4]?.id } });
  expect(await now(past)).toMatchObject({ status: 'closed', closed_reason: 'renewed', closes_on: null });
});
