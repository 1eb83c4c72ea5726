import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { migrateDown, migrateUp } from './migrate.ts';

const migration = '0141_countries';
const numbersOf = async ({ adminDb }: TestApi) =>
  (
    await sql<{ name: string; identification: string }>`select name, identification from customers order by id`.execute(
      adminDb,
    )
  ).rows.map(({ name, identification }) => [name, identification]);

it('goes back to one number for each customer, and loses none of them', async () => {
  const api = await testApi({ hasOwnGroup: true });
  try {
    const office = await api.partner('vuelta');
    for (const name of ['Uno', 'Dos', 'Tres']) {
      const made = await office.call('createCustomer', {
        body: {
          name,
          country_id: '218',
          identification_type: 'ruc',
          identification: '9999999999999',
          legal_type: 'legal',
          roles: ['payer'],
        },
      });
      expect(made.status).toBe(201);
    }
    let gone: string[] = [];
    while (!gone.includes(migration)) gone = await migrateDown(api.database.owner);
    expect(await numbersOf(api)).toEqual([
      ['Uno', '9999999999999'],
      ['Dos', expect.stringMatching(/^9999999999999-\d+$/)],
      ['Tres', expect.stringMatching(/^9999999999999-\d+$/)],
    ]);
    await migrateUp(api.database.owner);
    expect(await numbersOf(api)).toHaveLength(3);
  } finally {
    await api.close();
  }
});
