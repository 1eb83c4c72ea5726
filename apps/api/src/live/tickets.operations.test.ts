import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWsTickets, endSession, spendWsTickets } from '../identity/accounts/index.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

type User = Awaited<ReturnType<TestApi['addUser']>>;
async function ticketOf(user: User) {
  const { status, body } = await user.call('createWsTicket');
  expect(status).toBe(201);
  return String(body.ticket);
}
const spend = async (...tickets: string[]) => spendWsTickets(api.database.db, tickets);

describe('a ticket', () => {
  it('is 256 bits that nobody has seen before, and is kept as a hash only', async () => {
    const user = await api.addUser();
    const ticket = await ticketOf(user);
    const another = await ticketOf(user);
    expect(Buffer.from(ticket, 'base64url')).toHaveLength(32);
    expect(another).not.toBe(ticket);
    const kept = await sql<{ text: string }>`select ws_tickets::text as text from ws_tickets`.execute(api.adminDb);
    expect(kept.rows.map(({ text }) => text).join()).not.toContain(ticket);
  });

  it('says whose it is, once', async () => {
    const user = await api.partner('uno');
    const ticket = await ticketOf(user);
    const [spent] = await spend(ticket);
    expect(spent).toMatchObject({ user_id: user.userId, partner_id: user.partnerId });
    expect(spent?.seconds_left).toBeGreaterThan(590);
    expect(await spend(ticket)).toEqual([null]);
  });

  it('opens one connection, also when it comes twice at the same moment', async () => {
    const user = await api.addUser();
    const ticket = await ticketOf(user);
    const raced = await ticketOf(user);
    expect((await spend(ticket, ticket)).filter(Boolean)).toHaveLength(1);
    const races = await Promise.all(Array.from({ length: 8 }, () => spend(raced)));
    expect(races.flat().filter(Boolean)).toHaveLength(1);
  });

  it('serves for 30 seconds', async () => {
    const user = await api.addUser();
    const early = await ticketOf(user);
    const late = await ticketOf(user);
    const at = (seconds: number, ticket: string) =>
      api.database.db.transaction().execute(async (trx) => {
        await sql`select set_config('app.now', (app_now() + make_interval(secs => ${seconds}))::text, true)`.execute(
          trx,
        );
        return spendWsTickets(trx, [ticket]);
      });
    expect(await at(29, early)).not.toEqual([null]);
    expect(await at(31, late)).toEqual([null]);
  });

  it('dies with its session and with the account', async () => {
    const leaver = await api.addUser();
    const disabled = await api.addUser();
    const tickets = [await ticketOf(leaver), await ticketOf(disabled)];
    const session = await sql<{ id: number }>`select id from sessions where user_id = ${leaver.userId}`.execute(
      api.adminDb,
    );
    await api.database.db.transaction().execute((trx) => endSession(trx, session.rows[0]?.id ?? 0, 'logout'));
    await sql`update users set is_active = false where id = ${disabled.userId}`.execute(api.adminDb);
    expect(await spend(...tickets)).toEqual([null, null]);
  });

  it('is of its own session, also when many are made together', async () => {
    const users = [await api.addUser(), await api.partner('junta'), await api.addUser({ is_active: false })];
    const made = await addWsTickets(api.database.db, [...users.map(({ token }) => token), 'invented'.repeat(4)]);
    expect(made.map((ticket) => ticket !== null)).toEqual([true, true, false, false]);
    const spent = await spend(...made.map(String));
    expect(spent.map((one) => one?.user_id)).toEqual([users[0]?.userId, users[1]?.userId, undefined, undefined]);
  });

  it('that was invented opens nothing', async () => {
    expect(await spend('', 'x'.repeat(43))).toEqual([null, null]);
  });

  it('leaves no trace once it is late', async () => {
    const user = await api.addUser();
    await ticketOf(user);
    await sql`update ws_tickets set expires_at = app_now() - interval '1 second'`.execute(api.adminDb);
    await ticketOf(user);
    const kept = await sql`select from ws_tickets t join sessions s on s.id = t.session_id
      where s.user_id = ${user.userId}`.execute(api.adminDb);
    expect(kept.rows).toHaveLength(1);
  });
});
