import { sql } from 'kysely';
import { createDatabase } from '../database/index.ts';
import { doDueWork } from '../jobs/dailyWork.ts';
import type { TestApi } from './testApi.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** For tests: days pass as they like, and brokerages have what falls due on them. */
export function aCalendar(api: TestApi) {
  const world = { brand: 'Corredor', publicUrl: 'https://corredor.example', kickMail: () => {} };
  const failures: object[] = [];
  const log = { info: () => {}, error: (facts: object) => void failures.push(facts) };
  /** A pool of the server's own login, for which it is that moment. */
  const databaseAt = (moment: string) =>
    createDatabase({ ...api.database.app, options: `-c app.now=${moment}` }, quiet, { max: 2 });
  /** The moment comes, and the server looks what is due. */
  const passTo = async (moment: string) => {
    const db = databaseAt(moment);
    await doDueWork({ db, world, log }).finally(() => db.destroy());
  };
  const office = async (name: string, timezone = 'America/Guayaquil') => {
    const made = await api.partner(name);
    await sql`update partners set timezone = ${timezone} where id = ${made.partnerId}`.execute(api.adminDb);
    // What it began with lies before the days that pass here, whatever day it really is.
    await sql`update subscriptions set starts_on = '2026-01-01' where partner_id = ${made.partnerId}`.execute(
      api.adminDb,
    );
    const addPolicy = async (values: { number: string; end: string; days?: number; start?: string }) => {
      const { number, end, days = 30, start = '2027-01-01' } = values;
      const { rows } = await sql<{ id: number }>`
        insert into policies (partner_id, status, number, start_date, end_date, notification_limit_days)
        values (${made.partnerId}, 'active', ${number}, ${start}, ${end}, ${days}) returning id`.execute(api.adminDb);
      return rows[0]?.id ?? 0;
    };
    const addInstalment = async (policyId: number, due: string, number = 1) => {
      const { rows } = await sql<{ id: number }>`
        with asked as (update policies set total_grant = total_grant + 49.92 where id = ${policyId})
        insert into payments (partner_id, policy_id, number, due_date, amount)
        values (${made.partnerId}, ${policyId}, ${number}, ${due}, 49.92) returning id`.execute(api.adminDb);
      return rows[0]?.id ?? 0;
    };
    const subscribe = async (startsOn: string, endsOn: string, isPaid = true) => {
      await sql`insert into subscriptions (partner_id, plan_id, subscription_type, starts_on, ends_on, is_paid)
        select ${made.partnerId}, id, 'monthly', ${startsOn}, ${endsOn}, ${isPaid} from plans
        where name = 'Basic'`.execute(api.adminDb);
    };
    /** What a user was told, oldest first: kind and the text of the number or plan. */
    const told = async (who: { call: typeof made.call } = made) => {
      const { body } = await who.call('listNotifications', { query: { page_size: 200 } });
      return (body.results ?? []).map(({ kind }) => kind).reverse();
    };
    return { ...made, addPolicy, addInstalment, subscribe, told };
  };
  return { passTo, databaseAt, office, failures, world, log };
}
export type TestOffice = Awaited<ReturnType<ReturnType<typeof aCalendar>['office']>>;
