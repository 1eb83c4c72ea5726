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
const noon = (day: string) => `${day}T17:00:00Z`;

const emailOf = async (userId: number) => {
  const { rows } = await sql<{ email: string }>`select email from users where id = ${userId}`.execute(api.adminDb);
  return rows[0]?.email ?? '';
};
const mailsTo = async (userId: number) => {
  const found = await sql<{ subject: string; body: string }>`
    select subject, body from mails where recipient = ${await emailOf(userId)} order by id`.execute(api.adminDb);
  return found.rows;
};

it('is told of a week and a day before its end, to those who may renew it, and mailed to them', async () => {
  const office = await calendar.office('plan');
  const clerk = await office.as(['policy_app.view_policy']);
  await office.subscribe('2027-02-01', '2027-02-28');
  for (const day of ['2027-02-01', '2027-02-20']) await calendar.passTo(noon(day));
  expect(await office.told()).toEqual([]);
  for (const day of ['2027-02-21', '2027-02-22', '2027-02-26']) await calendar.passTo(noon(day));
  expect(await office.told()).toEqual(['subscription_near_end']);
  for (const day of ['2027-02-27', '2027-02-28']) await calendar.passTo(noon(day));
  expect(await office.told()).toEqual(['subscription_near_end', 'subscription_near_end']);
  expect(await office.told(clerk)).toEqual([]);
  const mails = await mailsTo(office.userId);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your Basic plan ends on 28 Feb 2027'));
  expect(mails[0]?.body).toContain('https://corredor.example/app/payments/plan');
  expect(await mailsTo(clerk.userId)).toEqual([]);
});

it('is told of to everybody when it is over, once, and mailed to those who may renew it', async () => {
  const office = await calendar.office('vencido');
  const clerk = await office.as(['policy_app.view_policy']);
  await sql`update users set language = 'es' where id = ${office.userId}`.execute(api.adminDb);
  await calendar.passTo(noon('2027-02-01'));
  await office.subscribe('2027-02-01', '2027-02-28');
  for (const day of ['2027-03-01', '2027-03-02', '2027-03-30']) await calendar.passTo(noon(day));
  for (const one of [office, clerk]) expect(await office.told(one)).toEqual(['subscription_expired']);
  const mails = await mailsTo(office.userId);
  expect(mails.map(({ subject }) => subject)).toEqual(['Su plan Básico venció']);
  expect(mails[0]?.body).toContain('venció el 28 feb 2027');
  expect(await mailsTo(clerk.userId)).toEqual([]);
});

it('is told of once after a stop over both days', async () => {
  const office = await calendar.office('tarde');
  await office.subscribe('2027-02-01', '2027-02-28');
  await calendar.passTo(noon('2027-02-10'));
  for (const day of ['2027-02-27', '2027-02-28']) await calendar.passTo(noon(day));
  expect(await office.told()).toEqual(['subscription_near_end']);
  expect(await mailsTo(office.userId)).toHaveLength(1);
});

it('is told of anew for a new term, and not at all where it is free, waits for review or is renewed already', async () => {
  const renewed = await calendar.office('renovado');
  const waiting = await calendar.office('revision');
  const followed = await calendar.office('seguido');
  const free = await calendar.office('gratis');
  await renewed.subscribe('2027-02-01', '2027-02-28');
  await waiting.subscribe('2027-02-01', '2027-02-28', false);
  await followed.subscribe('2027-02-01', '2027-02-28');
  await followed.subscribe('2027-03-01', '2027-03-31');
  for (const day of ['2027-02-10', '2027-02-27']) await calendar.passTo(noon(day));
  expect(await renewed.told()).toEqual(['subscription_near_end']);
  await renewed.subscribe('2027-03-01', '2027-03-31');
  for (const day of ['2027-03-01', '2027-03-24']) await calendar.passTo(noon(day));
  expect(await renewed.told()).toEqual(['subscription_near_end', 'subscription_near_end']);
  expect(await followed.told()).toEqual(['subscription_near_end']);
  expect(await waiting.told()).toEqual(['subscription_expired']);
  expect(await free.told()).toEqual([]);
});

it('that was cancelled says nothing, and the one before it is the current one again', async () => {
  const office = await calendar.office('anulado');
  await office.subscribe('2027-02-01', '2027-02-28');
  await office.subscribe('2027-02-05', '2028-02-04', false);
  await office.subscribe('2027-03-01', '2027-03-31');
  await sql`update subscriptions set cancelled_at = app_now()
    where partner_id = ${office.partnerId} and starts_on > '2027-02-01'`.execute(api.adminDb);
  for (const day of ['2027-02-10', '2027-02-27', '2027-03-01']) await calendar.passTo(noon(day));
  expect(await office.told()).toEqual(['subscription_near_end', 'subscription_expired']);
});

it('sends no mail to who has left, has not confirmed, or only shares the address of an account elsewhere', async () => {
  const office = await calendar.office('correos');
  const permissions = ['core_app.change_partner'];
  const gone = await office.as(permissions, { is_active: false });
  const unconfirmed = await office.as(permissions);
  const taken = await office.as(permissions);
  await sql`update users set confirmed_at = null where id = ${unconfirmed.userId}`.execute(api.adminDb);
  await sql`update users set has_taken_email = true where id = ${taken.userId}`.execute(api.adminDb);
  await office.subscribe('2027-02-01', '2027-02-28');
  for (const day of ['2027-02-10', '2027-02-27']) await calendar.passTo(noon(day));
  expect(await mailsTo(office.userId)).toHaveLength(1);
  for (const { userId } of [gone, unconfirmed, taken]) expect(await mailsTo(userId)).toEqual([]);
});
