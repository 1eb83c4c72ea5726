import type { Movement, PolicyVehicle } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { permissions } from '@corredor/core/permissions';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTenant } from '../../database/index.ts';
import type { Scope } from '../../server/request/scope.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type MovementSteps, movementSteps } from '../../testing/movementSteps.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { movementStore } from './index.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let steps: MovementSteps;
let today: string;
let serial = 0;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('primas-de-filas');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
  steps = movementSteps(office, today);
});
afterAll(() => api.close());

const inDays = (days: number) => addDays(today, days);
const addVehicle = async () => {
  serial += 1;
  const plate = `PBR${String(serial).padStart(4, '0')}`;
  const body = { brand: 'Hino', model: 'Serie 300', year: 2024, plate, owner_id: portfolio.contractorId };
  return succeeded<{ id: number }>(await office.call('createVehicle', { body })).id;
};
/** A policy of 500.00 of 365 days, of which 184 are left today. */
const active = async (over: object = {}) => {
  const start_date = inDays(-181);
  return (await portfolio.active({ start_date, end_date: addDays(start_date, 365), ...over })).id;
};
/** The same with a truck of 20,000 at 3.2 %. */
const withTruck = async (over: object = {}) => {
  const policyId = await active();
  const body = { vehicle_id: await addVehicle(), sum: '20000.00', rate: '3.2', ...over };
  const truck = succeeded<PolicyVehicle>(await office.call('createPolicyVehicle', { path: { policyId }, body }));
  return { policyId, id: truck.id };
};
const truckOf = async (policyId: number) => {
  const [truck] = succeeded<{ results: PolicyVehicle[] }>(
    await office.call('listPolicyVehicles', { path: { policyId } }),
  ).results;
  if (!truck) throw new Error('the policy has no vehicle');
  return truck;
};
const pricesOf = async (policyId: number) => {
  const { sum, rate, term_net } = await truckOf(policyId);
  return { sum, rate, term_net };
};
const pricesOn = async (policyId: number, day: string) =>
  (await steps.asOf(policyId, day)).rows.map(({ values: { sum, rate, term_net } }) => ({ sum, rate, term_net }));
/** What somebody changes of the truck without a movement. */
const edit = async (policyId: number, body: object) => {
  const { id, version } = await truckOf(policyId);
  succeeded(await office.call('updatePolicyVehicle', { path: { policyId, rowId: id }, version, body }));
};
const changes = (record_id: number, after: object, over: object = {}, from = today) =>
  steps.asks('value', from, { items: [{ action: 'change', target: 'vehicle', record_id, after, ...over }] });
const takesOut = (record_id: number | null | undefined, from = today, over: object = {}) =>
  steps.asks('exclusion', from, { items: [{ action: 'remove', target: 'vehicle', record_id, ...over }] });
const includes = async (from: string) =>
  steps.asks('inclusion', from, {
    items: [
      { action: 'add', target: 'vehicle', after: { vehicle_id: await addVehicle(), sum: '15000.00', rate: '3.2' } },
    ],
  });

describe('a premium that was found', () => {
  /** Issuing a draft is refused with its new figures, which are then issued. */
  const issuedAnew = async (stored: Movement) => {
    const refused = await steps.issue(stored);
    expect(refused).toMatchObject({ status: 409, body: { code: 'figures_changed' } });
    const { current } = refused.body as unknown as { current: Movement };
    expect(current.total_delta).not.toBe(stored.total_delta);
    const done = succeeded<Movement>(await steps.issue(stored, { total_delta: current.total_delta }));
    expect(done.items.map(({ term_net, net_delta }) => [term_net, net_delta])).toEqual(
      current.items.map(({ term_net, net_delta }) => [term_net, net_delta]),
    );
    return done;
  };

  it('follows its row until the movement is issued: the caller sees the new figures first', async () => {
    const { policyId, id } = await withTruck();
    const raise = await steps.drafted(policyId, changes(id, { sum: '24000.00' }));
    expect(raise.items).toMatchObject([{ term_net: '128.00', is_found: true }]);
    await edit(policyId, { sum: '22000.00' });
    // 2,000 more at 3.2 %, of which 184 of 365 days are left.
    expect(await issuedAnew(raise)).toMatchObject({ net_delta: '32.26', items: [{ term_net: '64.00' }] });
    expect(await pricesOf(policyId)).toEqual({ sum: '24000.00', rate: '3.2', term_net: '768.00' });
    await steps.expectBalanced(policyId);
  });

  it('of what is taken out is what the row costs then, also where somebody typed just that', async () => {
    for (const typed of [{}, { term_net: '-640.00' }]) {
      const { policyId, id } = await withTruck();
      const out = await steps.drafted(policyId, takesOut(id, today, typed));
      expect(out.items).toMatchObject([{ term_net: '-640.00', is_found: true }]);
      await edit(policyId, { sum: '30000.00' });
      expect(await issuedAnew(out)).toMatchObject({ items: [{ term_net: '-960.00' }] });
      await steps.expectBalanced(policyId);
    }
  });

  it('is found anew where something else of the draft is changed, and stays where another was typed', async () => {
    const { policyId, id } = await withTruck();
    const [found, typed] = [
      await steps.drafted(policyId, changes(id, { sum: '24000.00' })),
      await steps.drafted(policyId, changes(id, { sum: '24000.00' }, { term_net: '100.00' })),
    ];
    expect(typed.items).toMatchObject([{ is_found: false }]);
    await edit(policyId, { sum: '22000.00' });
    const noted = async ({ id: movementId, version }: Movement) =>
      (await office.call('updateMovement', { path: { movementId }, version, body: { reason: 'Otro avalúo' } })).body;
    expect(await noted(found)).toMatchObject({ items: [{ term_net: '64.00', is_found: true }], net_delta: '32.26' });
    expect(await noted(typed)).toMatchObject({ items: [{ term_net: '100.00', is_found: false }], net_delta: '50.41' });
    succeeded(await steps.issue(await steps.movementOf(typed.id)));
    expect(await pricesOf(policyId)).toMatchObject({ sum: '24000.00', term_net: '804.00' });
  });

  it('has to be said once the row does not say it any more', async () => {
    const { policyId, id } = await withTruck();
    const raise = await steps.drafted(policyId, changes(id, { sum: '24000.00' }));
    await edit(policyId, { rate: null, term_net: null });
    expect(await steps.issue(raise)).toMatchObject({
      status: 422,
      body: { errors: { 'items.0.term_net': [expect.any(String)] } },
    });
  });
});

describe('a row is taken out or changed', () => {
  it('from its first day on, so that no more is given back than it cost', async () => {
    const policyId = await active();
    const added = await steps.issued(policyId, await includes(inDays(92)));
    // 480.00 for the last 92 of 365 days.
    expect(added).toMatchObject({ net_delta: '120.99' });
    const record_id = Number(added.items[0]?.record_id);
    const early = takesOut(record_id, inDays(91));
    for (const body of [early, changes(record_id, { sum: '16000.00' }, {}, inDays(91))]) {
      const answers = [
        await steps.draft(policyId, body),
        await office.call('previewMovement', { path: { policyId }, body: body as never }),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({
          status: 422,
          body: {
            errors: {
              'items.0.record_id': [
                expect.stringMatching(/^PBR\d+ · Hino Serie 300 is on the policy from .+ on\. Choose/),
              ],
            },
          },
        });
    }
    const out = await steps.issued(policyId, takesOut(record_id, inDays(92)));
    expect(out).toMatchObject({ net_delta: '-120.99' });
    expect(await pricesOn(policyId, inDays(92))).toEqual([]);
    await steps.expectBalanced(policyId);
  });

  it('not before a later change of it counts, unless that is taken back', async () => {
    const { policyId, id } = await withTruck();
    const raise = await steps.issued(policyId, changes(id, { sum: '24000.00' }, {}, inDays(40)));
    expect(await steps.draft(policyId, takesOut(id, inDays(39)))).toMatchObject({
      status: 422,
      body: {
        errors: {
          'items.0.record_id': [
            expect.stringMatching(new RegExp(`^Movement ${raise.number} changes PBR.+ later, on .+ take it out`)),
          ],
        },
      },
    });
    const later = await steps.drafted(policyId, takesOut(id, inDays(40)));
    expect(later.items).toMatchObject([{ term_net: '-768.00' }]);
    // Another row is not held, and neither is this one where the change is taken back.
    const body = { vehicle_id: await addVehicle(), sum: '1000.00', rate: '1' };
    const other = succeeded<PolicyVehicle>(await office.call('createPolicyVehicle', { path: { policyId }, body }));
    await steps.issued(policyId, takesOut(other.id, inDays(5)));
    await steps.undone(raise);
    const out = await steps.issued(policyId, takesOut(id, inDays(39)));
    expect(out.items).toMatchObject([{ term_net: '-640.00' }]);
    await steps.expectBalanced(policyId);
  });

  it('of the whole term from any of its days, and a change may come before a later one', async () => {
    const { policyId, id } = await withTruck();
    await steps.issued(policyId, changes(id, { sum: '24000.00' }, {}, inDays(40)));
    await steps.issued(policyId, changes(id, { rate: '3' }, {}, inDays(-100)));
    const { policyId: another, id: truck } = await withTruck({ sum: '10000.00' });
    expect((await steps.draft(another, takesOut(truck, inDays(-181)))).status).toBe(201);
  });
});

/** How many statements it takes to take a movement back. */
const statementsOfUndoing = (movement: Movement) =>
  withTenant(api.database.db, { partnerId: office.partnerId }, async (trx) => {
    let count = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const caller = { partnerId: office.partnerId, userId: 0, countryId: '218', currency: 'USD', permissions };
    const scope = { trx: trx.withPlugin(counting), caller, language: 'es' } as unknown as Scope;
    const movements = movementStore(scope);
    await movements.voidInstalments(movement.id);
    await movements.undo(movement, today);
    return count;
  });

describe('undoing after a direct edit', () => {
  const raised = async (over: object = {}, from = today) => {
    const { policyId, id } = await withTruck(over);
    return { policyId, raise: await steps.issued(policyId, changes(id, { sum: '24000.00' }, {}, from)) };
  };

  it('keeps the sum that was written, and its premium, on a day before as well', async () => {
    const { policyId, raise } = await raised();
    await edit(policyId, { sum: '30000.00' });
    const written = { sum: '30000.00', rate: '3.2', term_net: '960.00' };
    expect(await pricesOn(policyId, inDays(-1))).toEqual([written]);
    await steps.undone(raise);
    expect(await pricesOf(policyId)).toEqual(written);
  });

  it('goes back to the sum from before at the rate that was written, and keeps a premium that was typed', async () => {
    const { policyId, raise } = await raised();
    await edit(policyId, { rate: '4' });
    const back = { sum: '20000.00', rate: '4', term_net: '800.00' };
    expect(await pricesOn(policyId, inDays(-1))).toEqual([back]);
    await steps.undone(raise);
    expect(await pricesOf(policyId)).toEqual(back);
    const other = await raised();
    await edit(other.policyId, { term_net: '700.00' });
    await steps.undone(other.raise);
    expect(await pricesOf(other.policyId)).toEqual({ sum: '20000.00', rate: '3.2', term_net: '700.00' });
  });

  it('of a row that had no premium keeps the one that was written since', async () => {
    const { policyId, id } = await withTruck({ sum: null, rate: null });
    const said = { sum: '24000.00', rate: '3.2' };
    const raise = await steps.issued(policyId, changes(id, said, { term_net: '50.00' }));
    await edit(policyId, { sum: '30000.00', term_net: '900.00' });
    await steps.undone(raise);
    expect(await pricesOf(policyId)).toEqual({ sum: '30000.00', rate: null, term_net: '900.00' });
  });

  it('is what it was where nobody wrote anything: a typed premium too', async () => {
    const { policyId, raise } = await raised({ term_net: '600.00' });
    expect(await pricesOf(policyId)).toMatchObject({ term_net: '728.00' });
    await steps.undone(raise);
    expect(await pricesOf(policyId)).toEqual({ sum: '20000.00', rate: '3.2', term_net: '600.00' });
  });

  it('reads rows at once, however many there are', async () => {
    const raisedRows = async (count: number) => {
      const policyId = await active();
      const { rows } = await sql<{ id: number }>`insert into policy_generals
        (partner_id, policy_id, name, sum, rate, term_net)
        select ${office.partnerId}, ${policyId}, 'Equipo ' || n, 1000, 1, 10 from generate_series(1, ${count}::int) n
        returning id`.execute(api.adminDb);
      const item = { action: 'change', target: 'general', after: { sum: '2000.00' } };
      const items = rows.map(({ id }) => ({ ...item, record_id: id }));
      return steps.issued(policyId, steps.asks('value', today, { items }));
    };
    const [few, many] = [await raisedRows(2), await raisedRows(60)];
    expect(await statementsOfUndoing(many)).toBe(await statementsOfUndoing(few));
    const { rows } = await sql`select distinct sum::text, term_net::text from policy_generals
      where policy_id = ${many.policy_id}`.execute(api.adminDb);
    expect(rows).toEqual([{ sum: '1000.00', term_net: '10.00' }]);
  });
});

describe('amounts that no column holds', () => {
  const most = '999999999999.99';
  const errorsOf = async (policyId: number, body: object) => {
    const answer = await steps.draft(policyId, body);
    expect(answer.status).toBe(422);
    return Object.keys(answer.body.errors ?? {});
  };

  it('are refused by the field that says them: of the whole movement, and of a row', async () => {
    const { policyId, id } = await withTruck();
    const all = { action: 'add', target: 'general', after: { name: 'Planta', sum: most, rate: '100' } };
    expect(await errorsOf(policyId, steps.asks('inclusion', inDays(-181), { items: [all] }))).toEqual(['items']);
    expect(await errorsOf(policyId, steps.asks('surcharge', today, { typed_net: most }))).toEqual(['typed_net']);
    // The premium of each fits, and so does what is charged on the last day; that of the row does not.
    const lastDay = inDays(183);
    const half = { term_net: '600000000000.00' };
    const line = { action: 'change', target: 'vehicle', record_id: id };
    const twice = [
      { ...line, after: { sum: '24000.00' }, ...half },
      { ...line, after: { rate: '3' }, ...half },
    ];
    const offset = { ...line, after: { sum: '25000.00' }, term_net: '-600000000000.00' };
    expect(await errorsOf(policyId, steps.asks('value', lastDay, { items: [...twice, offset] }))).toEqual([
      'items.1.term_net',
    ]);
  });

  it('below nothing that are nothing are refused too', async () => {
    const { policyId, id } = await withTruck();
    expect(await errorsOf(policyId, changes(id, { sum: '24000.00' }, { term_net: '-0.00' }))).toEqual([
      'items.0.term_net',
    ]);
    expect(await errorsOf(policyId, steps.asks('surcharge', today, { typed_net: '-0.00' }))).toEqual(['typed_net']);
  });

  it('are compared as they are stored, however they are written', async () => {
    const { policyId, id } = await withTruck();
    const raise = await steps.issued(policyId, changes(id, { sum: '024000.00', rate: '03.20' }));
    expect(raise.items).toMatchObject([{ after: { sum: '24000.00', rate: '3.2' } }]);
    expect(await pricesOn(policyId, inDays(-1))).toEqual([{ sum: '20000.00', rate: '3.2', term_net: '640.00' }]);
    await steps.undone(raise);
    expect(await pricesOf(policyId)).toEqual({ sum: '20000.00', rate: '3.2', term_net: '640.00' });
  });
});
