import type { PlainDate } from '@corredor/core/dates';
import { sql } from 'kysely';
import type { Scope } from '../server/request/scope.ts';
import { runStore } from '../services/runs/index.ts';

type Row = { id: number; version: number };

/**
 * Two runs of the office: transfers that were registered together on one day, and reminders of what is late today, which somebody began
 * and which wait for whoever goes on.
 */
export async function addRuns(
  scope: Scope,
  setDay: (day: PlainDate) => Promise<void>,
  today: PlainDate,
): Promise<void> {
  const { trx, caller } = scope;
  const runs = runStore(scope);
  const { rows: days } = await sql<{ day: PlainDate; rows: Row[] }>`
    select payment_date as day, jsonb_agg(jsonb_build_object('id', id, 'version', version) order by id) as rows
    from payments where payment_method = 'transfer' and kind = 'premium' and voided_at is null
    group by payment_date having count(*) > 1 order by payment_date desc limit 1`.execute(trx);
  for (const { day, rows: lines } of days) {
    await setDay(day);
    const params = { payment_method: 'transfer', payment_date: day };
    const title = `Registrar pago: ${lines.length} filas`;
    const { id } = await runs.create({ kind: 'payInstalment', title, params, lines }, 'payment');
    await sql`update run_lines set outcome = 'done', tried_at = app_now(), tried_by = ${caller.userId} where run_id = ${id}`.execute(
      trx,
    );
    await sql`update receipts set run_id = ${id} where voided_at is null and method = 'transfer'
      and payment_id in (select record_id from run_lines where run_id = ${id})`.execute(trx);
    await runs.end(id, 'finished');
  }
  await setDay(today);
  const { rows: lines } = await sql<Row>`
    select y.id, y.version from payment_states y join policy_states p on p.id = y.policy_id
    where y.status = 'delayed' and p.current_status = 'active' order by y.due_date, y.id limit 4`.execute(trx);
  if (lines.length > 1)
    await runs.create({ kind: 'notifyPayer', title: `Recordar: ${lines.length} filas`, lines }, 'payment');
}
