import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tell } from '../testing/liveClient.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { readSnapshots } from './snapshots.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const sessionOf = async ({ userId }: { userId: number }) => {
  const found = await sql<{ id: number }>`select id from sessions where user_id = ${userId}`.execute(api.adminDb);
  return found.rows[0]?.id ?? 0;
};
const plansIn = (list: string | null | undefined) =>
  [...(list ?? '').matchAll(/"plan":"(\w+)"/g)].map(([_all, plan]) => plan);

describe('the lists of several sessions, read together', () => {
  it('hold each what its own user was told, whatever the order, and a session twice has its list twice', async () => {
    const office = await api.partner('uno');
    const stranger = await api.partner('dos');
    const colleague = await office.as([]);
    const newcomer = await api.addUser();
    await office.call('updateMyPreferences', { body: { language: 'es' } });
    await tell(api, office.partnerId, [office.userId], 'Old');
    await tell(api, office.partnerId, [office.userId], 'Mine');
    await tell(api, office.partnerId, [colleague.userId], 'Hers');
    await tell(api, stranger.partnerId, [stranger.userId], 'Theirs');
    const [mine, hers, theirs, none] = await Promise.all([office, colleague, stranger, newcomer].map(sessionOf));
    const order = [theirs, none, mine, hers, mine, none, theirs].map(Number);
    const lists = await readSnapshots(api.database.db, order);
    const expected = [['Theirs'], [], ['Mine', 'Old'], ['Hers'], ['Mine', 'Old'], [], ['Theirs']];
    expect(lists.map(plansIn)).toEqual(expected);
    expect(lists[2]).toContain('"title":"Plan activo"');
    expect(lists[0]).toContain('"title":"Plan active"');
    expect(lists[1]).toBe('{"type":"get_all_notifications","notifications":[]}');
  });

  it('are none where the session has ended, its user was deactivated, or there never was one', async () => {
    const office = await api.partner('fin');
    const disabled = await api.partner('baja');
    await tell(api, office.partnerId, [office.userId], 'Mine');
    const ids = await Promise.all([office, disabled].map(sessionOf));
    await sql`update users set is_active = false where id = ${disabled.userId}`.execute(api.adminDb);
    await sql`update sessions set ended_at = app_now() where id = ${ids[0]}`.execute(api.adminDb);
    const other = await api.partner('sigue');
    const lists = await readSnapshots(api.database.db, [...ids, 2_000_000_000, await sessionOf(other)]);
    expect(lists.map((list) => list === null)).toEqual([true, true, true, false]);
  });

  it('leave nobody’s context behind', async () => {
    const session = await sessionOf(await api.partner('contexto'));
    const after = api.database.db.transaction().execute(async (trx) => {
      await sql`select from newest_notifications(${[session]}::integer[], 5)`.execute(trx);
      return trx.selectFrom('notifications').selectAll().execute();
    });
    await expect(after).rejects.toThrow('invalid input syntax');
  });
});
