import type { Movement, Policy } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { addMoney, compareMoney, partOf, subtractMoney } from '@corredor/core/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTenant } from '../../database/index.ts';
import { createRandom, type Random } from '../../demo/random.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { patience } from '../../testing/patience.ts';
import { strayCommissions } from '../../testing/strayCommissions.ts';
import { strayFacts } from '../../testing/strayFacts.ts';
import { type CallAnswer, type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let today: string;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('cuadres');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
});
afterAll(() => api.close());

/** A policy of a year that began 150 days ago, paid every four months or every two. */
const addPolicy = (payment_frequency: number) => {
  const start_date = addDays(today, -150);
  return portfolio.active({
    start_date,
    end_date: addDays(start_date, 365),
    payment_frequency,
    commission_percent: '12.5',
  });
};
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(api.adminDb)).rows;

/** What a policy is worth to whoever asks: its state, what is open, and what it insures. */
const snapshot = (policies: readonly number[]) =>
  rows(sql`select p.id, p.status, p.closed_reason, p.closed_on, p.closes_on, p.end_date, p.total_grant, p.given_up,
      (select json_agg(json_build_array(y.id, y.kind, y.number, y.due_date, y.amount::text, y.paid_amount::text, y.is_paid)
        order by y.id) from payments y where y.policy_id = p.id and y.voided_at is null) as instalments,
      (select json_agg(json_build_array(f.payment_id, f.amount::text, f.released::text, f.retained::text) order by f.payment_id)
        from commission_facts f where f.policy_id = p.id) as commission,
      (select json_agg(v.vehicle_id order by v.id) from policy_vehicles v where v.policy_id = p.id and v.valid_until is null)
        as vehicles
    from policies p where p.id = any (${sql.val(policies)}::int[]) order by p.id`);

/** Counts by itself, not as the database does: of each policy what is asked for and what its instalments are, and of each of those what came in. */
async function expectBalanced(policies: readonly number[], after: string) {
  const found = await rows(sql<{ id: number; asked: string; sum: string; paid: string; received: string }>`
    with y as (select * from payments where policy_id = any (${sql.val(policies)}::int[]) and voided_at is null)
    select p.id, (p.total_grant - p.given_up + coalesce((select sum(m.total_delta) from movements m
        where m.policy_id = p.id and m.status in ('issued', 'undone')), 0))::text as asked,
      (select sum(amount) from y where policy_id = p.id)::text as sum,
      (select sum(paid_amount) from y where policy_id = p.id)::text as paid,
      (select coalesce(sum(r.amount), 0.00) from y join receipts r on r.payment_id = y.id and r.voided_at is null
        where y.policy_id = p.id)::text as received
    from policies p where p.id = any (${sql.val(policies)}::int[])`);
  expect(found).toHaveLength(policies.length);
  for (const { id, asked, sum: own, paid, received } of found)
    expect([after, id, own, paid]).toEqual([after, id, asked, received]);
  expect([after, await strayCommissions(api.adminDb, policies)]).toEqual([after, []]);
}
/** What a policy says of itself adds up too. */
async function expectTold(policies: readonly number[]) {
  for (const policyId of policies) {
    const policy = succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));
    const { total_grant: issued, premium_balance: told } = policy;
    if (!told) throw new Error('A policy that is no draft says what it adds up to.');
    const [own] = await rows(sql<{ sum: string; given_up: string }>`select p.given_up::text as given_up,
      (select coalesce(sum(amount), 0.00)::text from payments where policy_id = p.id and voided_at is null) as sum
      from policies p where p.id = ${policyId}`);
    expect(told).toMatchObject({ difference: '0.00', given_up: own?.given_up });
    expect(addMoney(told.instalments, told.credits)).toBe(own?.sum);
    expect(subtractMoney(addMoney(issued, told.movements), told.given_up)).toBe(own?.sum);
  }
}

interface Side {
  id: number;
  policy_id: number;
  version: number;
  balance: string;
}
const open = (kind: 'premium' | 'credit', policies: readonly number[]) =>
  rows(sql<Side>`select id, policy_id, version, (abs(amount) - paid_amount)::text as balance from payments
    where kind = ${kind} and not is_paid and voided_at is null and policy_id = any (${sql.val(policies)}::int[]) order by id`);

/** How what was done is taken back. */
interface Done {
  what: string;
  undo: () => Promise<CallAnswer>;
}
const versionOf = async (table: 'payments' | 'receipts' | 'crossings' | 'movements' | 'policies', id: number) =>
  (await rows(sql<{ version: number }>`select version from ${sql.table(table)} where id = ${id}`))[0]?.version ?? 0;
const takeBack = async (paymentId: number, receiptId: number) =>
  office.call('voidReceipt', { path: { paymentId, receiptId }, version: await versionOf('receipts', receiptId) });
const undoMovement = async (movementId: number) =>
  office.call('undoMovement', { path: { movementId }, version: await versionOf('movements', movementId) });

/** Plays one brokerage's days on some policies; what is refused must say why, never fail. */
function aPlay(random: Random, policies: readonly number[], refused: Map<string, number>) {
  const done: Done[] = [];
  const accepted = <Body>(answer: CallAnswer): Body | undefined => {
    if (answer.status < 300) return answer.body as Body;
    expect(answer).toMatchObject({ status: expect.toSatisfy((status: number) => [409, 422].includes(status)) });
    const code = String(answer.body.code);
    refused.set(code, (refused.get(code) ?? 0) + 1);
    return undefined;
  };
  const somePart = (balance: string) =>
    random.happens(0.4) ? balance : partOf(balance, `${random.between(1, 99)}.00`, '100.00');
  const isSome = (amount: string) => compareMoney(amount, '0.00') > 0;
  const receive = async (side: Side, kind: 'money' | 'withholding', amount: string) => {
    const method = kind === 'money' ? ({ method: 'transfer' } as const) : {};
    const body = { kind, amount, received_on: today, ...method };
    const path = { paymentId: side.id };
    const made = accepted<{ id: number }>(await office.call('createReceipt', { path, version: side.version, body }));
    if (made) done.push({ what: 'receipt', undo: () => takeBack(side.id, made.id) });
    return Boolean(made);
  };
  /** Those that nobody closed, most of the time: what is closed refuses nearly everything. */
  const openPolicies = async () => {
    const closed = await rows(sql<{ id: number }>`select id from policies where closed_reason = 'closed'`);
    const living = policies.filter((id) => !closed.some((one) => one.id === id));
    return living.length === 0 || random.happens(0.1) ? policies : living;
  };
  const draftOf = async (body: object, on?: readonly number[]) => {
    const path = { policyId: random.pick(on ?? (await openPolicies())) };
    const asked = { effective_date: today, requested_by: 'customer', requested_on: today, ...body };
    return accepted<Movement>(await office.call('createMovement', { path, body: asked }));
  };
  const issue = async (draft: Movement | undefined) => {
    if (!draft) return false;
    const { id, version, total_delta } = draft;
    const answer = await office.call('issueMovement', { path: { movementId: id }, version, body: { total_delta } });
    const made = accepted<Movement>(answer);
    if (made) done.push({ what: `movement ${made.kind}`, undo: () => undoMovement(id) });
    return Boolean(made);
  };
  const steps: Record<string, () => Promise<boolean>> = {
    receipt: async () => {
      const sides = await open('premium', policies);
      if (sides.length === 0) return false;
      const side = random.pick(sides);
      const amount = somePart(side.balance);
      return isSome(amount) && receive(side, random.happens(0.2) ? 'withholding' : 'money', amount);
    },
    batch: async () => {
      const sides = (await open('premium', policies)).slice(0, random.between(2, 4));
      if (sides.length < 2) return false;
      const lines = sides.map(({ id, version, balance }) => ({ payment_id: id, version, amount: balance }));
      const body = { lines, received_on: today, method: 'transfer' };
      const made = accepted<{ receipts: { id: number; payment_id: number }[] }>(
        await office.call('createReceiptBatch', { body }),
      );
      for (const { id, payment_id } of made?.receipts ?? [])
        done.push({ what: 'receipt', undo: () => takeBack(payment_id, id) });
      return Boolean(made);
    },
    refund: async () => {
      const credits = await open('credit', policies);
      if (credits.length === 0) return false;
      const credit = random.pick(credits);
      const amount = somePart(credit.balance);
      return isSome(amount) && receive(credit, 'money', amount);
    },
    crossing: async () => {
      const [credits, sides] = [await open('credit', policies), await open('premium', policies)];
      if (credits.length === 0 || sides.length === 0) return false;
      const [credit, side] = [random.pick(credits), random.pick(sides)];
      const amount = somePart(compareMoney(credit.balance, side.balance) < 0 ? credit.balance : side.balance);
      if (!isSome(amount)) return false;
      const pair = {
        credit_id: credit.id,
        credit_version: credit.version,
        payment_id: side.id,
        payment_version: side.version,
        amount,
      };
      const body = { customer_id: portfolio.contractorId, reason: 'other', pairs: [pair] };
      const made = accepted<{ id: number }>(await office.call('createCrossing', { body }));
      if (!made) return false;
      const path = { crossingId: made.id };
      const undo = async () => office.call('undoCrossing', { path, version: await versionOf('crossings', made.id) });
      done.push({ what: 'crossing', undo });
      return true;
    },
    inclusion: async () => {
      const plate = `P${String.fromCharCode(65 + random.between(0, 25))}X${random.between(1000, 9999)}`;
      const body = { brand: 'Kia', model: 'Rio', year: 2024, plate, owner_id: portfolio.contractorId };
      const vehicle = accepted<{ id: number }>(await office.call('createVehicle', { body }));
      if (!vehicle) return false;
      const item = { action: 'add', target: 'vehicle', after: { vehicle_id: vehicle.id } };
      const plan = random.pick(['single', 'with_remaining']);
      const term_net = `${random.between(20, 900)}.${random.between(10, 99)}`;
      return issue(await draftOf({ kind: 'inclusion', plan, items: [{ ...item, term_net }] }));
    },
    exclusion: async () => {
      const listed = await rows(sql<{
        id: number;
        policy_id: number;
        net: string;
      }>`select v.id, v.policy_id, i.term_net::text as net
        from policy_vehicles v join movement_items i on i.record_id = v.id and i.target = 'vehicle' and i.action = 'add'
        join movements m on m.id = i.movement_id and m.status = 'issued' and m.undoes_id is null
        where v.valid_until is null and v.policy_id = any (${sql.val(policies)}::int[]) order by v.id`);
      if (listed.length === 0) return false;
      const { id, policy_id, net } = random.pick(listed);
      const items = [{ action: 'remove', target: 'vehicle', record_id: id, term_net: `-${net}` }];
      const body = { kind: 'exclusion', effective_date: today, requested_by: 'customer', requested_on: today, items };
      const answer = await office.call('createMovement', { path: { policyId: policy_id }, body });
      return issue(accepted<Movement>(answer));
    },
    /** More of the whole premium, or less. */
    premium: async () => {
      const term_net = `${random.happens(0.4) ? '-' : ''}${random.between(1, 90)}.${random.between(10, 99)}`;
      const kind = random.pick(['premium', 'plan']);
      return issue(await draftOf({ kind, items: [{ action: 'change', target: 'field', term_net }] }));
    },
    value: async () => {
      const listed = await rows(sql<{ id: number; policy_id: number }>`select id, policy_id from policy_vehicles
        where valid_until is null and policy_id = any (${sql.val(policies)}::int[]) order by id`);
      if (listed.length === 0) return false;
      const { id: record_id, policy_id } = random.pick(listed);
      const term_net = `${random.happens(0.4) ? '-' : ''}${random.between(1, 40)}.${random.between(10, 99)}`;
      return issue(
        await draftOf({ kind: 'value', items: [{ action: 'change', target: 'vehicle', record_id, term_net }] }, [
          policy_id,
        ]),
      );
    },
    surcharge: async () => {
      const typed_net = `${random.between(1, 60)}.${random.between(10, 99)}`;
      return issue(await draftOf({ kind: 'surcharge', requested_by: 'insurer', typed_net }));
    },
    extension: async () => {
      const policyId = random.pick(await openPolicies());
      const [found] = await rows(
        sql<{ end: string }>`select end_date::text as end from policies where id = ${policyId}`,
      );
      const end = found?.end ?? today;
      const new_end_date = addDays(end, random.between(5, 40));
      return issue(await draftOf({ kind: 'extension', effective_date: end, new_end_date }, [policyId]));
    },
    discount: async () => {
      const typed_net = `-${random.between(1, 60)}.${random.between(10, 99)}`;
      return issue(await draftOf({ kind: 'discount', requested_by: 'insurer', typed_net }));
    },
    cancellation: async () =>
      issue(
        await draftOf({
          kind: 'cancellation',
          reason: 'Sin interés.',
          method: random.pick(['pro_rata', 'short_rate', 'table']),
        }),
      ),
    reinstatement: async () => {
      const cancelled = await rows(sql<{ id: number }>`select id from policies
        where closes_as = 'cancelled' and id = any (${sql.val(policies)}::int[]) order by id`);
      if (cancelled.length === 0) return false;
      return issue(
        await draftOf(
          { kind: 'reinstatement' },
          cancelled.map(({ id }) => id),
        ),
      );
    },
    lapse: async () => {
      const cancelled = await rows(sql<{ id: number }>`select id from policies
        where closes_as = 'cancelled' and id = any (${sql.val(policies)}::int[]) order by id`);
      if (cancelled.length === 0) return false;
      const gap = { effective_date: addDays(today, random.between(1, 9)), with_lapse: true, no_loss_statement: true };
      return issue(
        await draftOf(
          { kind: 'reinstatement', ...gap },
          cancelled.map(({ id }) => id),
        ),
      );
    },
    close: async () => {
      const policyId = random.pick(await openPolicies());
      const path = { policyId };
      const body = { observations: 'Vendió el bien.' };
      const version = await versionOf('policies', policyId);
      const made = accepted<Policy>(await office.call('closePolicy', { path, version, body }));
      const undo = async () => office.call('reopenPolicy', { path, version: await versionOf('policies', policyId) });
      if (made) done.push({ what: 'close', undo });
      return Boolean(made);
    },
    /** Takes back anything of before, where nothing holds it. */
    undo: async () => {
      if (done.length === 0) return false;
      const one = random.pick(done);
      const made = accepted(await one.undo());
      if (made) done.splice(done.indexOf(one), 1);
      return Boolean(made);
    },
  };
  return { steps, done };
}

/** The same in another order. */
function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random.between(0, left.length - 1), 1)[0] as Item);
}

describe('whatever is done with the money of a policy', () => {
  const counts = new Map<string, number>();
  const refused = new Map<string, number>();
  // What happens most, most often; what ends a policy, seldom.
  const drawn = [
    ...[
      'receipt',
      'receipt',
      'batch',
      'refund',
      'refund',
      'crossing',
      'crossing',
      'crossing',
      'crossing',
      'inclusion',
      'inclusion',
    ],
    ...[
      'exclusion',
      'exclusion',
      'discount',
      'discount',
      'premium',
      'premium',
      'value',
      'value',
      'value',
      'surcharge',
      'extension',
      'cancellation',
      'reinstatement',
      'lapse',
      'close',
      'undo',
      'undo',
      'undo',
    ],
  ];
  it.each([3, 20, 2026])(
    'it balances to the cent after each step, and undone it is as before: seed %i',
    async (seed) => {
      const random = createRandom(seed);
      const policies = [(await addPolicy(4)).id, (await addPolicy(2)).id, (await addPolicy(12)).id];
      // One is paid, so that what it gives back stays to be used.
      for (const { id, version, balance } of await open('premium', policies.slice(2))) {
        const body = { kind: 'money', amount: balance, received_on: today, method: 'cash' };
        succeeded(await office.call('createReceipt', { path: { paymentId: id }, version, body }));
      }
      const first = await snapshot(policies);
      const { steps, done } = aPlay(random, policies, refused);
      for (let step = 0; step < 60; step += 1) {
        const name = random.pick(drawn);
        if (!(await steps[name]?.())) continue;
        counts.set(name, (counts.get(name) ?? 0) + 1);
        await expectBalanced(policies, name);
      }
      await expectTold(policies);
      // Receipts in any order, then the rest, the latest first: what is held waits until its holder is gone.
      const isReceipt = ({ what }: { what: string }) => what === 'receipt';
      const rest = done.filter((one) => !isReceipt(one)).toReversed();
      for (const { what, undo } of [...shuffled(random, done.filter(isReceipt)), ...rest]) {
        expect([what, (await undo()).status]).toEqual([what, 200]);
        await expectBalanced(policies, `undo of ${what}`);
      }
      expect(await snapshot(policies)).toEqual(first);
    },
    patience(240_000),
  );

  it('was tried: every kind of step counted, and some were refused', () => {
    expect([...counts.keys()].sort()).toEqual([...new Set(drawn)].sort());
    expect(refused.size).toBeGreaterThan(3);
  });

  it('left every movement and policy with what it is found by', async () => {
    expect(await strayFacts(api.adminDb)).toEqual([]);
  });
});

describe('the database', () => {
  it('lets nobody commit a policy that is out of balance, whichever side of it changes', async () => {
    const { id } = await addPolicy(4);
    const own = { partnerId: office.partnerId };
    const write = (statement: ReturnType<typeof sql>) => withTenant(api.world.db, own, (trx) => statement.execute(trx));
    const tries = [
      sql`insert into payments (partner_id, policy_id, number, due_date, amount)
        values (${own.partnerId}, ${id}, 99, ${today}, 0.01)`,
      sql`update payments set voided_at = app_now(), voided_reason = 'remade' where policy_id = ${id} and number = 1`,
      sql`update policies set total_grant = total_grant + 0.01 where id = ${id}`,
      sql`update policies set given_up = 0.01 where id = ${id}`,
      sql`insert into movements (partner_id, policy_id, number, kind, status, effective_date, requested_by, requested_on, issued_on,
          issued_at, method, plan, first_due_date, net_delta, term_net_delta, charges, total_delta, explanation)
        values (${own.partnerId}, ${id}, 1, 'discount', 'issued', ${today}, 'insurer', ${today}, ${today}, app_now(), 'typed', 'single',
          ${today}, -0.01, 0, '[]', -0.01, '[]')`,
    ];
    for (const one of tries) await expect(write(one)).rejects.toMatchObject({ constraint: 'policies_balanced' });
    // Both sides at once are as they should be.
    await write(sql`with one as (update policies set total_grant = total_grant + 0.01 where id = ${id})
      insert into payments (partner_id, policy_id, number, due_date, amount)
      values (${own.partnerId}, ${id}, 99, ${today}, 0.01)`);
  });
});
