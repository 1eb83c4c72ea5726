import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { migrateDown, migrateUp } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ hasOwnGroup: true });
});
afterAll(() => api.close());

it('numbers from before are written as they are today, but where another customer has that number', async () => {
  const { partnerId } = await api.partner('antes');
  let gone: string[] = [];
  while (!gone.includes('0137_one_number')) gone = await migrateDown(api.database.owner);
  const numbers = [
    ['152', 'cedula', '076543216', '76543216'],
    ['152', 'cedula', '0076543216', '0076543216'],
    ['170', 'cedula', '01020304050', '1020304050'],
    ['604', 'cedula', '7654321', '07654321'],
    ['604', 'ruc', '20512333797', '20512333797'],
    ['724', 'ruc', 'ESA58818501', 'A58818501'],
    ['724', 'cedula', 'X123456L', 'X0123456L'],
    ['724', 'cedula', '1234567L', '1234567L'],
    ['724', 'cedula', '01234567L', '01234567L'],
    ['724', 'passport', '00123456', '00123456'],
    ['591', 'cedula', '81234567', '81234567'],
    ['218', 'cedula', '0102030405', '0102030405'],
  ] as const;
  for (const [country, type, number] of numbers)
    await sql`insert into customers (partner_id, legal_type, name, identification_type, identification, country_id, roles)
      values (${partnerId}, 'natural', ${number}, ${type}, ${number}, ${country}, array['contractor'])`.execute(
      api.adminDb,
    );
  await migrateUp(api.database.owner);
  const { rows } = await sql<{ identification: string }>`select identification from customers
    where partner_id = ${partnerId} order by id`.execute(api.adminDb);
  const found = await sql<{ number: string }>`select c.identification as number from customers c
    join customer_facts f on f.customer_id = c.id where c.partner_id = ${partnerId}
      and strpos(f.key, search_key(c.identification)) > 0 order by c.id`.execute(api.adminDb);
  expect(found.rows.map(({ number }) => number)).toEqual(rows.map(({ identification }) => identification));
  expect(rows.map(({ identification }) => identification)).toEqual(numbers.map(([, , , stored]) => stored));
});
