import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCalendar } from '../testing/aCalendar.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

let api: TestApi;
let calendar: ReturnType<typeof aCalendar>;
beforeAll(async () => {
  api = await testApi();
  calendar = aCalendar(api);
});
afterAll(() => api.close());

/** A brokerage whose policy's last day is the given one; answers at which of the moments its end is told. */
async function expiresAt(timezone: string, end: string, moments: readonly string[]) {
  const office = await calendar.office('zona', timezone);
  await calendar.passTo('2027-01-05T12:00:00Z');
  await office.addPolicy({ number: 'P-1', end, days: 0, start: '2026-01-01' });
  for (const moment of moments) {
    await calendar.passTo(moment);
    if ((await office.told()).includes('policy_expired')) return moment;
  }
  return 'never';
}

it.each([
  ['America/Guayaquil', ['2027-06-01T04:59:00Z', '2027-06-01T05:01:00Z']],
  ['Europe/Madrid', ['2027-05-31T21:59:00Z', '2027-05-31T22:01:00Z']],
  // The first and the last place on earth where a day begins are 25 hours apart.
  ['Pacific/Kiritimati', ['2027-05-31T09:59:00Z', '2027-05-31T10:01:00Z']],
  ['Pacific/Pago_Pago', ['2027-06-01T10:59:00Z', '2027-06-01T11:01:00Z']],
])('the day begins when it does in %s', async (timezone, [before = '', after = '']) => {
  expect(await expiresAt(timezone, '2027-05-31', [before, after])).toBe(after);
});

it.each([
  // In spring the day before has 23 hours, in autumn 25.
  ['2027-03-28', ['2027-03-28T21:59:00Z', '2027-03-28T22:01:00Z']],
  ['2027-03-27', ['2027-03-27T22:59:00Z', '2027-03-27T23:01:00Z']],
  ['2027-10-31', ['2027-10-31T22:59:00Z', '2027-10-31T23:01:00Z']],
  ['2027-10-30', ['2027-10-30T21:59:00Z', '2027-10-30T22:01:00Z']],
])('the day after %s begins on time where the clocks are changed', async (end, [before = '', after = '']) => {
  expect(await expiresAt('Europe/Madrid', end, [before, after])).toBe(after);
});

it('does the work of both days that the change of the clocks makes long or short, once each', async () => {
  const office = await calendar.office('horas', 'Europe/Madrid');
  const moments = ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z', '2027-10-31T02:30:00Z', '2027-11-01T00:30:00Z'];
  for (const moment of moments) await calendar.passTo(moment);
  const days = await sql<{ day: string }>`select day from daily_work
    where partner_id = ${office.partnerId} and kind = 'policy_expired' order by day`.execute(api.adminDb);
  expect(days.rows.map(({ day }) => day)).toEqual(['2027-10-31', '2027-11-01']);
});

it('knows 29 February: as a last day, and as the day on which something comes near', async () => {
  const office = await calendar.office('bisiesto');
  await calendar.passTo('2028-02-01T12:00:00Z');
  await office.addPolicy({ number: 'ends', end: '2028-02-29', days: 0 });
  await office.addPolicy({ number: 'nears', end: '2028-03-30', days: 30 });
  await calendar.passTo('2028-02-28T12:00:00Z');
  expect(await office.told()).toEqual([]);
  await calendar.passTo('2028-02-29T12:00:00Z');
  expect(await office.told()).toEqual(['policy_near_end', 'policy_near_end']);
  await calendar.passTo('2028-03-01T12:00:00Z');
  expect(await office.told()).toEqual(['policy_near_end', 'policy_near_end', 'policy_expired']);
});

it('tells nothing twice to a brokerage that moves across the date line', async () => {
  const office = await calendar.office('mudanza', 'Pacific/Kiritimati');
  const move = (timezone: string) =>
    sql`update partners set timezone = ${timezone} where id = ${office.partnerId}`.execute(api.adminDb);
  await calendar.passTo('2027-07-01T12:00:00Z');
  await office.addPolicy({ number: 'P-1', end: '2027-07-02', days: 0, start: '2026-07-03' });
  await calendar.passTo('2027-07-02T12:00:00Z');
  expect(await office.told()).toEqual(['policy_expired']);
  await move('Pacific/Pago_Pago');
  for (const moment of ['2027-07-02T13:00:00Z', '2027-07-03T13:00:00Z', '2027-07-04T13:00:00Z'])
    await calendar.passTo(moment);
  await move('Pacific/Kiritimati');
  await calendar.passTo('2027-07-05T13:00:00Z');
  // The week of 5 July begins once too, with a renewal on which nobody works.
  expect(await office.told()).toEqual(['policy_expired', 'renewal_unowned']);
});
