import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { everyPermission, type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let colleague: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  colleague = await office.as(everyPermission);
  await sql`update customers set email = 'pagador@example.ec' where id = ${portfolio.payerId}`.execute(api.adminDb);
});
afterAll(() => api.close());

let invited = 0;
const payment = { payment_method: 'cash', payment_date: '2026-01-02' };
const firstOf = async (policyId: number) => {
  const [row] = await portfolio.instalments(policyId);
  if (!row) throw new Error('no instalment');
  return { path: { paymentId: row.id }, version: row.version };
};
/** What an administrator does, by the kind that tells the colleagues of it: made ready first, then done by one request. */
const causes = {
  policy_closed: async () => {
    const { id, version } = await portfolio.active();
    const body = { observations: 'Vendido' };
    return () => office.call('closePolicy', { path: { policyId: id }, version, body });
  },
  policy_renewed: async () => {
    const { id, version } = await portfolio.active();
    const body = { observations: 'Igual' };
    const prepared = await office.call('renewPolicy', { path: { policyId: id }, version, body });
    const next = succeeded<{ id: number; version: number }>(prepared);
    return () => office.call('activatePolicy', { path: { policyId: next.id }, version: next.version });
  },
  payment_paid: async () => {
    const first = await firstOf((await portfolio.active()).id);
    return () => office.call('payInstalment', { ...first, body: payment });
  },
  payment_reminder_sent: async () => {
    const first = await firstOf((await portfolio.active()).id);
    return () => office.call('notifyPayer', first);
  },
  user_invited: async () => {
    const roles = await office.call('listRoles');
    invited += 1;
    const email = `rosa-${invited}@example.com`;
    const person = { name: 'Rosa', last_name: 'Mora', language: 'es', role_id: roles.body.results?.[0]?.id };
    return () => office.call('createUser', { body: { ...person, email } });
  },
  import_finished: async () => {
    const body = { kind: 'customers', file_name: 'clientes.xlsx', rows_count: 1 };
    const { id } = succeeded<{ id: number }>(await office.call('createImport', { body }));
    return () => office.call('finishImport', { path: { importId: id } });
  },
};
type Kind = keyof typeof causes;
const kinds: Kind[] = [
  ...(['policy_closed', 'policy_renewed', 'payment_paid', 'payment_reminder_sent', 'user_invited'] as const),
  'import_finished',
];
const newest = async () => (await colleague.call('listNotifications')).body.results?.[0];
const sumOf = async (table: string) => {
  const found = await sql<{ sum: string }>`select coalesce(sum(hashtext(x::text)), 0)::text as sum
    from ${sql.table(table)} x`.execute(api.adminDb);
  return found.rows[0]?.sum;
};

describe.each(kinds)('%s', (kind) => {
  it('is told to the colleagues by whoever causes it', async () => {
    const cause = await causes[kind]();
    expect((await cause()).status).toBeLessThan(300);
    const told = await newest();
    expect(told).toMatchObject({ kind, params: { actor: 'Ana' }, status: 'unread', link: expect.any(String) });
    expect(String(told?.description)).not.toContain('—');
  });

  it('and its cause happen together, or neither does', async () => {
    await sql`create or replace function refuse() returns trigger language plpgsql as $$
      begin raise exception 'the notification fails'; end $$`.execute(api.adminDb);
    const tables = ['notifications', 'mails', 'users', 'audit_log', 'imports', 'payments', 'policies'];
    const sums = () => Promise.all(tables.map(sumOf));
    const cause = await causes[kind]();
    const before = await sums();
    await sql`create trigger refuse before insert on notifications for each row execute function refuse()`.execute(
      api.adminDb,
    );
    const answer = await cause();
    await sql`drop trigger refuse on notifications`.execute(api.adminDb);
    expect(answer.status).toBe(500);
    expect(await sums()).toEqual(before);
  });
});
