import type { CrossingSide, Payment, Receipt, ReceiptBatch } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { sql } from 'kysely';
import { lockPolicy } from '../../portfolio/policies/index.ts';
import type { Scope } from '../../server/request/scope.ts';
import { readSections, writeOffLimitIn } from '../../services/settings/index.ts';
import { isToRemit, readPayments } from './paymentRows.ts';

const columns = [
  'id',
  'payment_id',
  'kind',
  'amount',
  'received_on',
  'method',
  'reference',
  'collected_by',
  'batch_id',
  'crossing_id',
  'remitted_on',
  'from_import',
  'before_import',
  'voided_at',
  'version',
  'created_at',
  'updated_at',
] as const;

type NewReceipt = Pick<Receipt, 'payment_id' | 'kind' | 'amount' | 'received_on' | 'method' | 'collected_by'> & {
  reference?: string | null;
  run_id?: number | null;
};
/** What came in or was handed over, with the run that did it. */
export type ReceiptOfRun = Receipt & { run_id: number | null; remitted_run_id: number | null };

/** What came in for the instalments of the caller's brokerage. How much of an instalment is paid follows in the database. */
export function receiptStore(scope: Scope) {
  const { trx, caller } = scope;
  const told = <Row extends object>(row: Row) => ({ ...row, currency: caller.currency });
  /** Whoever took the latest money collects the instalment. */
  const follow = async (receipts: readonly NewReceipt[]) => {
    for (const by of ['broker', 'insurer'] as const) {
      const taken = receipts.filter(({ kind, collected_by }) => kind === 'money' && collected_by === by);
      if (taken.length > 0)
        await trx
          .updateTable('payments')
          .set({ collected_by: by })
          .where(
            'id',
            'in',
            taken.map(({ payment_id }) => payment_id),
          )
          .where('collected_by', '<>', by)
          .execute();
    }
  };
  const add = async (receipts: (NewReceipt & { id?: number; batch_id?: number })[]): Promise<Receipt[]> => {
    await follow(receipts);
    return (
      await trx
        .insertInto('receipts')
        .values(receipts.map((one) => ({ ...one, partner_id: caller.partnerId })))
        .returning(columns)
        .execute()
    ).map(told);
  };
  const batch = async (id: number): Promise<ReceiptBatch | undefined> => {
    const rows = await trx.selectFrom('receipts').select(columns).where('batch_id', '=', id).orderBy('id').execute();
    if (rows.length === 0) return undefined;
    const { rows: instalments } = await sql<CrossingSide>`
      select y.id, y.policy_id, coalesce(p.number, '') as policy_number, y.number,
        (select m.number from movements m where m.partner_id = y.partner_id and m.id = y.movement_id) as movement_number
      from payments y join policies p on p.partner_id = y.partner_id and p.id = y.policy_id
      where y.id = any (${sql.val(rows.map((row) => row.payment_id))}::int[]) order by y.due_date, y.id`.execute(trx);
    const { currency } = caller;
    return {
      id,
      total: addMoney(...rows.map(({ amount }) => amount)),
      currency,
      receipts: rows.map(told),
      instalments,
    };
  };
  return {
    /** What came in at once. */
    batch,
    /** All receipts of an instalment, the latest first. */
    of: async (paymentId: number): Promise<Receipt[]> =>
      (
        await trx
          .selectFrom('receipts')
          .select(columns)
          .where('payment_id', '=', paymentId)
          .orderBy('id', 'desc')
          .execute()
      ).map(told),
    /** The same of some instalments, with the runs that recorded them and handed them over. */
    withRuns: async (paymentIds: readonly number[]): Promise<ReceiptOfRun[]> =>
      (
        await trx
          .selectFrom('receipts')
          .select([...columns, 'run_id', 'remitted_run_id'])
          .where('payment_id', 'in', [...paymentIds])
          .orderBy('id', 'desc')
          .execute()
      ).map(told),
    add: async (receipt: NewReceipt): Promise<Receipt> => {
      const [added] = await add([receipt]);
      if (!added) throw new Error('A receipt was inserted and not answered.');
      return added;
    },
    /** Records what came at once; each names the first as its batch. */
    addBatch: async (receipts: NewReceipt[]): Promise<ReceiptBatch> => {
      const { rows } = await sql<{ id: number }>`
        select nextval(pg_get_serial_sequence('receipts', 'id'))::int as id from generate_series(1, ${receipts.length}::int)`.execute(
        trx,
      );
      const ids = rows.map(({ id }) => id);
      const batch_id = Math.min(...ids);
      await add(receipts.map((one, place) => ({ ...one, id: ids[place], batch_id })));
      const added = await batch(batch_id);
      if (!added) throw new Error('A transfer was inserted and not found.');
      return added;
    },
    /** How much of one instalment the brokerage gives up at most. */
    writeOffLimit: async () => writeOffLimitIn(await readSections(trx)),
    /** Hands over what of an instalment is to be. */
    remit: (paymentId: number, remitted_on: string, remitted_run_id: number | null) =>
      trx
        .updateTable('receipts')
        .set({ remitted_on, remitted_run_id })
        .where('payment_id', '=', paymentId)
        .where(isToRemit)
        .execute(),
    /** What was handed over is to be handed over again. */
    takeBackRemittance: (ids: readonly number[]) =>
      trx
        .updateTable('receipts')
        .set({ remitted_on: null, remitted_run_id: null })
        .where('id', 'in', [...ids])
        .execute(),
    /** Takes back what still counts of a transfer. */
    takeBackBatch: async (id: number): Promise<ReceiptBatch> => {
      const voided_at = sql<string>`app_now()`;
      await trx
        .updateTable('receipts')
        .set({ voided_at })
        .where('batch_id', '=', id)
        .where('voided_at', 'is', null)
        .execute();
      const after = await batch(id);
      if (!after) throw new Error(`Transfer ${id} vanished inside its own transaction.`);
      return after;
    },
    takeBack: async (id: number): Promise<Receipt> => {
      const voided_at = sql<string>`app_now()`;
      const row = await trx
        .updateTable('receipts')
        .set({ voided_at })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow();
      return told(row);
    },
    /** Reads instalments and holds them: their policies first, each kind in the order of its numbers, so that two transfers wait for one another. */
    lockAll: async (ids: number[]): Promise<Payment[]> => {
      const policies = await trx
        .selectFrom('payments')
        .select('policy_id')
        .distinct()
        .where('id', 'in', ids)
        .where('voided_at', 'is', null)
        .orderBy('policy_id')
        .execute();
      for (const { policy_id } of policies) await lockPolicy(scope, policy_id);
      const sorted = ids.toSorted((a, b) => a - b);
      await trx.selectFrom('payments').select('id').where('id', 'in', sorted).orderBy('id').forUpdate().execute();
      return readPayments(trx, caller, ids);
    },
  };
}
export type ReceiptStore = ReturnType<typeof receiptStore>;
