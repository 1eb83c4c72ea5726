import type {
  Movement,
  MovementClash,
  MovementItem,
  MovementItemsCheckInput,
  MovementPatch,
  Policy,
} from '@corredor/core/api';
import { checklistFor, type MovementFigures, type MovementStatus, type PlannedPart } from '@corredor/core/movements';
import { paths } from '@corredor/core/paths';
import { can, type Permission } from '@corredor/core/permissions';
import { packOn } from '@corredor/core/premium';
import { type SqlBool, sql } from 'kysely';
import { notify } from '../../office/notifications/index.ts';
import { checklistsIn, methodRulesIn, methodTablesIn, readSections, undoDaysIn } from '../../office/settings/index.ts';
import { lockPolicy, policyStore } from '../../portfolio/policies/index.ts';
import { planAllowance } from '../../server/checks/planAllowance.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { Problem } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { problemDetail } from '../../server/request/wording.ts';
import { applyItems, type RevertedItem, revertItems, withEveryRow } from './applyItems.ts';
import {
  changesIn,
  type DatedItem,
  namesIn,
  valueInTheEnd,
  valueNamed,
  valuesWith,
  valueWithout,
} from './changedValues.ts';
import { backAgain, isListTarget, type KnownItem, knowItems, namesOfItems, readListed } from './listedRows.ts';
import { matchItems } from './matchItems.ts';
import type { StoredCheck } from './movementChecks.ts';
import {
  type AskedMovement,
  cancellationIn,
  clashesOf,
  type IssuedMovement,
  type MovementFacts,
  touchesSame,
} from './movementFacts.ts';
import {
  crossCredits,
  instalmentsTakenBack,
  makeInstalments,
  paidInstalment,
  planOf,
  undoCrossing,
  voidInstalments,
} from './movementInstalments.ts';
import { findMovements, type MovementQuery, sumMovements } from './movementListing.ts';
import { readIssued, readItems, readMovement, readMovementRows } from './movementRows.ts';
import { policyAsOf } from './policyAsOf.ts';
import { withProposedNets } from './proposedNets.ts';

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
  /** The same movements, their items with the records that they name. */
  const withNames = async <Some extends Pick<AskedMovement, 'kind' | 'items'>>(
    policyId: number,
    some: readonly Some[],
  ) => {
    const names = await withEveryRow(scope, () =>
      namesOfItems(
        trx,
        policyId,
        some.flatMap(({ items }) => items),
      ),
    );
    return some.map(({ items, ...one }) => ({
      ...one,
      items: items.map((item) => ({ ...item, names: names.shift() ?? [] })),
    }));
  };
  const clashes = async (
    policyId: number,
    movement: Pick<AskedMovement, 'kind' | 'items'>,
    ownId: number | null,
  ): Promise<MovementClash[]> => {
    const [asked, ...others] = await withNames(policyId, [movement, ...(await openOf(policyId))]);
    return asked ? clashesOf(asked, others as (typeof asked & MovementClash)[], ownId) : [];
  };
  /** What the issued movements of a policy changed, in the order of their issue. */
  const datedItems = async (issued: readonly Pick<IssuedMovement, 'id' | 'effective_date'>[]): Promise<DatedItem[]> => {
    const items = await readItems(
      trx,
      issued.map(({ id }) => id),
    );
    return issued.flatMap(({ id, effective_date }) =>
      (items.get(id) ?? []).map((item) => ({ ...item, movement_id: id, effective_date })),
    );
  };
  /** What an item writes: a value that another movement changes from a later day on stays as it will be. */
  const settled = async (items: readonly KnownItem[], { id, effective_date }: Movement, facts: MovementFacts) => {
    if (!items.some(({ action }) => action === 'change')) return items;
    const changesOf = changesIn(await datedItems(facts.issued));
    return items.map((item) => {
      if (item.action !== 'change' || !item.after) return item;
      const valueFor = (name: string) =>
        valueInTheEnd([
          ...changesOf(item, name),
          {
            movement_id: id,
            effective_date,
            before: valueNamed(item.before, name),
            after: valueNamed(item.after, name),
          },
        ]);
      return { ...item, after: valuesWith(namesIn(item.after), valueFor) };
    });
  };
  /** The items of a movement with what its changed values go back to. */
  const goingBack = async ({ id, policy_id, kind, items: all }: Movement): Promise<RevertedItem[]> => {
    const items = withRowNets(kind, all).map((item) => ({ ...item, hadNoNet: item.before?.term_net === null }));
    if (!items.some(({ action }) => action === 'change')) return items;
    const changesOf = changesIn(await datedItems(await readIssued(trx, policy_id)));
    const policy = await policies.read(policy_id);
    const back: RevertedItem[] = [];
    for (const item of items) {
      const { action, target, record_id, after } = item;
      // What only changed its premium wrote nothing else.
      if (action !== 'change' || !after) back.push(action === 'change' ? { ...item, before: null } : item);
      else {
        const now = isListTarget(target)
          ? (await readListed(trx, policy_id, target, record_id === null ? [] : [record_id])).get(record_id ?? 0)
              ?.values
          : fieldsOf(policy);
        const valueFor = (name: string) => valueWithout(valueNamed(now ?? null, name), changesOf(item, name), id);
        back.push({ ...item, before: valuesWith(namesIn(after), valueFor) });
      }
    }
    return back;
  };
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
  /** What the settings say that a movement needs. */
  const checklistOf = async (policyId: number, kind: AskedMovement['kind']) => {
    const templates = checklistsIn(await readSections(trx));
    if (templates.length === 0) return [];
    const row = trx.selectFrom('policies').select('branch_id').where('id', '=', policyId);
    return checklistFor(templates, { branch_id: (await row.executeTakeFirstOrThrow()).branch_id, kind });
  };
  const saveChecks = async (id: number, checks: readonly StoredCheck[]) => {
    await trx.deleteFrom('movement_checks').where('movement_id', '=', id).execute();
    if (checks.length === 0) return;
    const rows = checks.map((one, place) => ({
      ...one,
      partner_id: caller.partnerId,
      movement_id: id,
      position: place + 1,
    }));
    await trx.insertInto('movement_checks').values(rows).execute();
  };
  return {
    find,
    read,
    clashes,
    /** Whether the caller has a right that depends on the movement. */
    may: (permission: Permission) => can(caller.permissions, permission),
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
      const sections = await readSections(trx);
      const [rules, tables] = [methodRulesIn(sections), methodTablesIn(sections)];
      return { policy, pack, countryId, today, issued: await readIssued(trx, policyId), rules, tables };
    },
    /** Reads a movement and holds it, its policy first. */
    lock: async (id: number): Promise<Movement | undefined> => {
      const row = await trx.selectFrom('movements').select('policy_id').where('id', '=', id).executeTakeFirst();
      if (!row || !(await lockPolicy(scope, row.policy_id))) return undefined;
      await trx.selectFrom('movements').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
      return find(id);
    },
    /** What is asked for, with the premium of each item as its row says it, where nobody typed one. */
    proposed: async <Input extends Pick<MovementPatch, 'items'>>(
      policyId: number,
      kind: AskedMovement['kind'],
      input: Input,
    ): Promise<Input> => {
      const { items } = input;
      return items ? { ...input, items: await withProposedNets(scope, policyId, { kind, items }) } : input;
    },
    /** What the rows of a sheet name. */
    match: async (policyId: number, input: MovementItemsCheckInput) => {
      const policy = await trx
        .selectFrom('policies')
        .select(['id', 'branch_id', 'is_sample'])
        .where('id', '=', policyId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return policy && matchItems(scope, { policy, input });
    },
    /** The items with the rows and records that they name; `isSaid` of those that somebody has just said. */
    know: (policy: Policy, { items, effective_date: from }: AskedMovement, isSaid: boolean) =>
      withEveryRow(scope, () =>
        knowItems(scope, { policy, items, from, isSaid, fieldsBefore: { ...fieldsOf(policy) } }),
      ),
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
      const needs = await checklistOf(policyId, movement.kind);
      await saveChecks(
        id,
        needs.map((one) => ({ ...one, done_on: null, file_id: null })),
      );
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
    checklistOf,
    /** The files of a policy, by number. */
    fileIds: async (policyId: number) => {
      const rows = await trx.selectFrom('policy_files').select('id').where('policy_id', '=', policyId).execute();
      return new Set(rows.map(({ id }) => id));
    },
    check: async (id: number, checks: readonly StoredCheck[]): Promise<Movement> => {
      await saveChecks(id, checks);
      // The entries are a part of the movement: its version goes on with them.
      await trx.updateTable('movements').set({ updated_at: sql`app_now()` }).where('id', '=', id).execute();
      return read(id);
    },
    move: async (
      id: number,
      values: { status: MovementStatus; sent_on?: string; rejected_reason?: string },
    ): Promise<Movement> => {
      await trx.updateTable('movements').set(values).where('id', '=', id).execute();
      return read(id);
    },
    /** Applies a movement to its policy, makes its instalments, and says that it was issued. */
    issue: async (movement: Movement, { facts, figures, items, parts, insurerNumber }: Issuing): Promise<Movement> => {
      const { id, policy_id, kind, effective_date, new_end_date } = movement;
      const cancellation = cancellationIn(facts);
      // Counted before what has ended is read too.
      const goods = items.filter(({ action, target }) => action === 'add' && target === 'general').length;
      await planAllowance(scope, 'generals').take(goods);
      const applied = withRowNets(kind, await settled(items, movement, facts));
      const ids = await withEveryRow(scope, () =>
        applyItems(scope, policy_id, { items: applied, from: effective_date }),
      );
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
        await set
          .set({ ...endingOn(new_end_date), issued_end_date: sql`coalesce(issued_end_date, end_date)` })
          .execute();
      await trx
        .updateTable('movements')
        .set({
          ...columnsOf(movement, figures),
          status: 'issued',
          issued_on: facts.today,
          issued_at: sql<string>`app_now()`,
          first_due_date: movement.first_due_date,
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
      const { kind } = movement;
      const [own, ...later] = await withNames(movement.policy_id, [
        { kind, id: movement.id, number: movement.number, items: movement.items },
        ...rows.map((row) => ({ ...row, items: items.get(row.id) ?? [] })),
      ]);
      return own && later.find((row) => touchesSame(own, row));
    },
    /** What it took out and somebody put back without a movement. */
    backAgain: ({ policy_id, items }: Movement) => withEveryRow(scope, () => backAgain(trx, policy_id, items)),
    /** Whether the policy was renewed already when a movement was issued: then taking that back leaves it so. */
    wasRenewed: async (id: number) => {
      const row = await trx.selectFrom('movements').select('policy_before').where('id', '=', id).executeTakeFirst();
      return row?.policy_before?.closes_as === 'renewed';
    },
    /** The instalment of a movement for which something came in besides what its own issue crossed. */
    paidInstalment: (id: number) => paidInstalment(scope, id),
    /** What taking a movement back gives up, opens again and moves. */
    takenBack: async ({ id, kind, items }: Movement) => {
      const row = await trx.selectFrom('movements').select('policy_before').where('id', '=', id).executeTakeFirst();
      const { end_date = null, closes_on = null } = row?.policy_before ?? {};
      return {
        items_count: items.length,
        ...(await instalmentsTakenBack(scope, id)),
        end_date: kind === 'extension' ? end_date : null,
        closing: kind === 'cancellation' || kind === 'reinstatement' ? { closes_on } : null,
      };
    },
    worded: (problem: Problem) => problemDetail(problem, scope.language),
    /** Gives up what it made; or answers that for which something came in. */
    voidInstalments: async (id: number) => {
      await undoCrossing(scope, id);
      return voidInstalments(scope, id);
    },
    /** The policy is as it was before; a mirror of the movement remains. */
    undo: async (movement: Movement, today: string): Promise<Movement> => {
      const { id, policy_id, kind } = movement;
      await withEveryRow(scope, async () => revertItems(scope, policy_id, await goingBack(movement)));
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
      if (kind === 'extension' && end_date) await set.set(endingOn(end_date)).execute();
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
          'reason_code',
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

/** Another end of the term; whoever gave up the next one is out on the day after it. */
const endingOn = (end_date: string) => ({
  end_date,
  closes_on: sql<string | null>`case when closes_as = 'closed' then ${end_date}::date + 1 else closes_on end`,
});
/** Items by what they change of the premium of their rows: what a loss used up and is insured again was theirs already. */
const withRowNets = <Item extends Pick<MovementItem, 'term_net'>>(kind: Movement['kind'], items: readonly Item[]) =>
  kind === 'sum_reinstatement' ? items.map((item) => ({ ...item, term_net: null })) : items;
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
  reason_code,
  reason,
  rejected_reason,
  insurer_number,
  checklist,
}: Movement) => ({
  movement: number,
  movement_kind: kind,
  effective_date,
  movement_method: method,
  total_delta,
  movement_status: status,
  reason_code,
  reason,
  rejected_reason,
  insurer_number,
  checks_open: checklist.filter((one) => one.done_on === null).map(inHistory),
  checks_done: checklist.filter((one) => one.done_on !== null).map(inHistory),
});
const inHistory = ({ label, file }: Movement['checklist'][number]) => (file ? `${label} (${file.name})` : label);

/** What the observations of a policy were; a movement from before kept none, and changes none. */
const observationsIn = (before: Record<string, string | null> | null) =>
  before && 'observations' in before ? { observations: before.observations ?? null } : {};
