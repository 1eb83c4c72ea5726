import type { Movement, MovementClash, Policy } from '@corredor/core/api';
import type { MovementFigures, MovementStatus, PlannedPart } from '@corredor/core/movements';
import { paths } from '@corredor/core/paths';
import { packOn } from '@corredor/core/premium';
import { type SqlBool, sql } from 'kysely';
import { notify } from '../../office/notifications/index.ts';
import { readSections, undoDaysIn } from '../../office/settings/index.ts';
import { lockPolicy, policyStore } from '../../portfolio/policies/index.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { Scope } from '../../server/request/scope.ts';
import { applyItems, revertItems, withEveryRow } from './applyItems.ts';
import { type KnownItem, knowItems } from './listedRows.ts';
import { type AskedMovement, cancellationIn, clashesOf, type MovementFacts, touchesSame } from './movementFacts.ts';
import { crossCredits, makeInstalments, planOf, undoCrossing, voidInstalments } from './movementInstalments.ts';
import { findMovements, type MovementQuery, sumMovements } from './movementListing.ts';
import { readIssued, readItems, readMovement, readMovementRows } from './movementRows.ts';
import { policyAsOf } from './policyAsOf.ts';

/** Open ones may clash with another. */
const open: MovementStatus[] = ['draft', 'sent', 'rejected'];

/** The movements of the caller's brokerage. */
export function movementStore(scope: Scope) {
  const { trx, caller } = scope;
  const policies = policyStore(scope);
  const openOf = async (policyId: number) => {
    const rows = await trx
      .selectFrom('movements')
      .select(['id', 'number', 'kind', 'status'])
      .where('policy_id', '=', policyId)
      .where('status', 'in', open)
      .orderBy('id')
      .limit(200)
      .execute();
    const items = await readItems(
      trx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, items: items.get(row.id) ?? [] }));
  };
  const clashes = async (policyId: number, movement: Pick<AskedMovement, 'kind' | 'items'>, ownId: number | null) =>
    clashesOf(movement, await openOf(policyId), ownId);
  const find = async (id: number): Promise<Movement | undefined> => {
    const movement = await readMovement(trx, caller.currency, id);
    if (!movement) return undefined;
    const others: MovementClash[] = open.includes(movement.status)
      ? await clashes(movement.policy_id, movement, id)
      : [];
    return { ...movement, clashes: others };
  };
  const read = async (id: number): Promise<Movement> => {
    const movement = await find(id);
    if (!movement) throw new Error(`Movement ${id} vanished inside its own transaction.`);
    return movement;
  };
  const saveItems = async (id: number, items: readonly KnownItem[], nets: readonly string[], keepsBefore = false) => {
    await trx.deleteFrom('movement_items').where('movement_id', '=', id).execute();
    if (items.length === 0) return;
    const rows = items.map(({ before, after, ...item }, place) => ({
      ...item,
      place,
      // What it was is told once it counts: until then it may change.
      before: keepsBefore ? before : null,
      after,
      net_delta: nets[place] ?? '0.00',
    }));
    await sql`insert into movement_items
        (partner_id, movement_id, place, action, target, record_id, label, before, after, term_net, net_delta)
      select ${caller.partnerId}, ${id}, place, action, target, record_id, label, before, after, term_net, net_delta
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (place int, action text, target text, record_id int,
        label text, before jsonb, after jsonb, term_net numeric, net_delta numeric)`.execute(trx);
  };
  return {
    find,
    read,
    clashes,
    page: async (query: MovementQuery) => {
      const { ids, count } = await findMovements(trx, query);
      return { count, rows: await readMovementRows(trx, caller.currency, ids) };
    },
    summary: (query: Omit<MovementQuery, 'page' | 'page_size' | 'ordering' | 'status'>) =>
      sumMovements(trx, caller.currency, query),
    /** A policy as it stands on a day. */
    asOf: async (policyId: number, asked: string | undefined) => {
      const policy = await policies.find(policyId);
      if (!policy) return undefined;
      const issued = await readIssued(trx, policyId);
      const day = asked ?? (await policies.facts()).today;
      return policyAsOf(scope, { policy, fields: fieldsOf(policy), issued, day });
    },
    /** What the figures of a movement of a policy depend on; the policy is held where it will change. */
    facts: async (policyId: number, isHeld: boolean): Promise<MovementFacts | undefined> => {
      if (isHeld && !(await lockPolicy(scope, policyId))) return undefined;
      const policy = await policies.find(policyId);
      if (!policy) return undefined;
      const { countryId, packs, today } = await policies.facts();
      const pack = packOn(countryId, packs, policy.start_date ?? today);
      return { policy, pack, countryId, today, issued: await readIssued(trx, policyId) };
    },
    /** Reads a movement and holds it, its policy first. */
    lock: async (id: number): Promise<Movement | undefined> => {
      const row = await trx.selectFrom('movements').select('policy_id').where('id', '=', id).executeTakeFirst();
      if (!row || !(await lockPolicy(scope, row.policy_id))) return undefined;
      await trx.selectFrom('movements').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
      return find(id);
    },
    know: (policy: Policy, items: AskedMovement['items']) => knowItems(scope, policy, items, { ...fieldsOf(policy) }),
    plan: (policyId: number, movement: AskedMovement, total: string, today: string) => {
      const { plan, first_due_date, effective_date } = movement;
      return planOf(scope, policyId, { total, plan, first_due_date, effective_date, today });
    },
    add: async (policyId: number, movement: AskedMovement, items: readonly KnownItem[], figures: MovementFigures) => {
      const { items: _, ...values } = movement;
      const { id } = await trx
        .insertInto('movements')
        .values({
          ...values,
          ...columnsOf(movement, figures),
          partner_id: caller.partnerId,
          policy_id: policyId,
          number: nextNumber(policyId),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await saveItems(id, items, figures.item_nets);
      return read(id);
    },
    save: async (id: number, movement: AskedMovement, items: readonly KnownItem[], figures: MovementFigures) => {
      const { items: _, kind: _kind, ...values } = movement;
      await trx
        .updateTable('movements')
        .set({ ...values, ...columnsOf(movement, figures) })
        .where('id', '=', id)
        .execute();
      await saveItems(id, items, figures.item_nets);
      return read(id);
    },
    move: async (
      id: number,
      values: { status: MovementStatus; sent_on?: string; reason?: string },
    ): Promise<Movement> => {
      await trx.updateTable('movements').set(values).where('id', '=', id).execute();
      return read(id);
    },
    /** Applies a movement to its policy, makes its instalments, and says that it was issued. */
    issue: async (movement: Movement, { facts, figures, items, parts, insurerNumber }: Issuing): Promise<Movement> => {
      const { id, policy_id, kind, effective_date, new_end_date } = movement;
      const cancellation = cancellationIn(facts);
      const ids = await withEveryRow(scope, () => applyItems(scope, policy_id, { items, from: effective_date }));
      const { closes_on, closes_as, end_date, observations } = facts.policy;
      await saveItems(
        id,
        items.map((item, at) => ({ ...item, record_id: ids[at] ?? null })),
        figures.item_nets,
        true,
      );
      const set = trx.updateTable('policies').where('id', '=', policy_id);
      if (kind === 'cancellation')
        await set.set({ closes_on: effective_date, closes_as: 'cancelled', observations: movement.reason }).execute();
      if (kind === 'reinstatement' && cancellation) {
        const before = await trx
          .selectFrom('movements')
          .select('policy_before')
          .where('id', '=', cancellation.id)
          .executeTakeFirstOrThrow();
        const { closes_on: on = null, closes_as: as = null } = before.policy_before ?? {};
        await set
          .set({ closes_on: on, closes_as: as as 'renewed' | 'closed' | null, ...observationsIn(before.policy_before) })
          .execute();
        await trx.updateTable('movements').set({ is_reinstated: true }).where('id', '=', cancellation.id).execute();
      }
      if (kind === 'extension' && new_end_date)
        await set.set({ end_date: new_end_date, issued_end_date: sql`coalesce(issued_end_date, end_date)` }).execute();
      await trx
        .updateTable('movements')
        .set({
          ...columnsOf(movement, figures),
          status: 'issued',
          issued_on: facts.today,
          issued_at: sql<string>`app_now()`,
          reinstates_id: kind === 'reinstatement' ? (cancellation?.id ?? null) : null,
          policy_before: JSON.stringify({ closes_on, closes_as, end_date, observations }),
          ...(insurerNumber && { insurer_number: insurerNumber }),
        })
        .where('id', '=', id)
        .execute();
      await makeInstalments(scope, movement, parts);
      if (parts.some(({ amount }) => amount.startsWith('-')))
        await crossCredits(scope, movement, facts.policy.contractor_id);
      return read(id);
    },
    /** For how many days a movement can be taken back. */
    undoDays: async () => undoDaysIn(await readSections(trx)),
    /** The movement that was issued later and touches the same; it has to be taken back first. */
    laterThan: async (movement: Movement) => {
      const rows = await trx
        .selectFrom('movements')
        .select(['id', 'number', 'kind'])
        .where('policy_id', '=', movement.policy_id)
        .where('status', '=', 'issued')
        .where('undoes_id', 'is', null)
        .where('id', '<>', movement.id)
        .where(
          sql<SqlBool>`exists (select from movements o where o.id = ${movement.id}
            and (movements.issued_at, movements.id) > (o.issued_at, o.id))`,
        )
        .orderBy('issued_at')
        .execute();
      const items = await readItems(
        trx,
        rows.map(({ id }) => id),
      );
      return rows.find((row) => touchesSame(movement, { ...row, items: items.get(row.id) ?? [] }));
    },
    /** Gives up what it made; or answers that for which something came in. */
    voidInstalments: async (id: number) => {
      await undoCrossing(scope, id);
      return voidInstalments(scope, id);
    },
    /** The policy is as it was before; a mirror of the movement remains. */
    undo: async (movement: Movement, today: string): Promise<Movement> => {
      const { id, policy_id, kind, items } = movement;
      await withEveryRow(scope, () => revertItems(scope, policy_id, items));
      const row = await trx
        .selectFrom('movements')
        .select(['policy_before', 'reinstates_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { closes_on = null, closes_as = null, end_date = null } = row.policy_before ?? {};
      const set = trx.updateTable('policies').where('id', '=', policy_id);
      if (kind === 'cancellation' || kind === 'reinstatement')
        await set
          .set({
            closes_on,
            closes_as: closes_as as 'cancelled' | 'renewed' | 'closed' | null,
            ...observationsIn(row.policy_before),
          })
          .execute();
      if (kind === 'extension') await set.set({ end_date }).execute();
      await trx.updateTable('movements').set({ status: 'undone' }).where('id', '=', id).execute();
      if (row.reinstates_id)
        await trx.updateTable('movements').set({ is_reinstated: false }).where('id', '=', row.reinstates_id).execute();
      const { net_delta, term_net_delta, total_delta, ...asIs } = await trx
        .selectFrom('movements')
        .select([
          'kind',
          'effective_date',
          'requested_by',
          'insurer_number',
          'reason',
          'method',
          'plan',
          'first_due_date',
          'net_delta',
          'term_net_delta',
          'total_delta',
        ])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('movements')
        .values({
          ...asIs,
          partner_id: caller.partnerId,
          policy_id,
          number: nextNumber(policy_id),
          requested_on: today,
          status: 'issued',
          issued_on: today,
          issued_at: sql<string>`app_now()`,
          net_delta: turned(net_delta),
          term_net_delta: turned(term_net_delta),
          total_delta: turned(total_delta),
          charges: JSON.stringify(
            movement.charges.map((line) => ({
              ...line,
              base_amount: turned(line.base_amount),
              amount: turned(line.amount),
            })),
          ),
          explanation: '[]',
          undoes_id: id,
        })
        .execute();
      return read(id);
    },
    /** Tells colleagues of it; of a sample book nobody. */
    tell: async (kind: 'movement_sent' | 'movement_issued', { id, policy_id, policy, number, provider }: Movement) => {
      const { is_sample } = await trx
        .selectFrom('policies')
        .select('is_sample')
        .where('id', '=', policy_id)
        .executeTakeFirstOrThrow();
      if (is_sample) return;
      await notify(scope, {
        to: { permission: 'policy_app.view_movement' },
        kind,
        params: {
          movement_id: id,
          policy_id,
          number: policy.name,
          movement: number,
          provider: provider.short_name || provider.name,
        },
        link: paths.movementDetail(id),
      });
    },
    record: recordChanges(scope, 'policy', forHistory),
  };
}
export type MovementStore = ReturnType<typeof movementStore>;

interface Issuing {
  facts: MovementFacts;
  figures: MovementFigures;
  items: readonly KnownItem[];
  parts: readonly PlannedPart[];
  insurerNumber: string | null;
}

const nextNumber = (policyId: number) =>
  sql<number>`(select coalesce(max(number), 0) + 1 from movements where policy_id = ${policyId})`;
const turned = (amount: string) =>
  amount === '0.00' ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

const columnsOf = (
  { earning_table }: Pick<AskedMovement, 'earning_table'>,
  { net_delta, term_net_delta, total_delta, charges, computed_net, explanation }: MovementFigures,
) => ({
  net_delta,
  term_net_delta,
  total_delta,
  computed_net,
  charges: JSON.stringify(charges),
  explanation: JSON.stringify(explanation),
  earning_table: earning_table && JSON.stringify(earning_table),
});

/** What of a policy a movement of its data may change. */
const fieldsOf = (policy: Policy) => ({
  ...(policy.payer_id !== null && { payer_id: policy.payer_id }),
  provider_office_id: policy.provider_office_id,
  maximum_insured_sum: policy.maximum_insured_sum,
  certificate_number: policy.certificate_number,
  deductible: policy.deductible,
  condition: policy.condition,
  condition_deductible: policy.condition_deductible,
  estimated_payment_day: policy.estimated_payment_day,
});

/** What the policy's history tells of its movements. */
const forHistory = ({
  number,
  kind,
  effective_date,
  method,
  total_delta,
  status,
  reason,
  insurer_number,
}: Movement) => ({
  movement: number,
  movement_kind: kind,
  effective_date,
  movement_method: method,
  total_delta,
  movement_status: status,
  reason,
  insurer_number,
});

/** What the observations of a policy were; a movement from before kept none, and changes none. */
const observationsIn = (before: Record<string, string | null> | null) =>
  before && 'observations' in before ? { observations: before.observations ?? null } : {};
