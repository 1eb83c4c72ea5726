import type { PolicyRow, Renewal, RenewalBoard, RenewalSummary, TermsDifference } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { renewalRisk } from '@corredor/core/renewals';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { aRenewalOffice, lost } from '../../testing/aRenewalOffice.ts';
import { askedOf } from '../../testing/askedOf.ts';

const { api, office, portfolio, today, stageOf, ending, begin, read, policyOf, step, prepare, activateNext } =
  await aRenewalOffice('renueva');
afterAll(() => api.close());

describe('the card of an ending term', () => {
  it('goes through open stages, is given to somebody, prepared, and renewed by activating the next term', async () => {
    const policy = await ending(40);
    const card = await begin(policy.id);
    expect(card).toMatchObject({
      policy: { id: policy.id },
      stage: { kind: 'open', name_en: 'To review' },
      days_left: 40,
      net_premium: '500.00',
      next: null,
      premium_change: null,
      allowed_actions: ['move', 'assign', 'prepare', 'ask', 'remind', 'lose'],
    });
    expect((await office.call('createRenewal', { body: { policy_id: policy.id } })).body.code).toBe('duplicate');
    const moved = succeeded<Renewal>(
      await step('moveRenewal', card, { stage_id: stageOf('open', 1).id, next_action_on: addDays(today, 3) }),
    );
    expect(moved).toMatchObject({ stage: { name_en: 'Asked the insurer' }, next_action_on: addDays(today, 3) });
    expect((await step('moveRenewal', card, { stage_id: stageOf('open').id })).status).toBe(412);
    const refused = [
      [stageOf('renewed').id, 'activate_next'],
      [stageOf('lost').id, 'say_why_lost'],
    ] as const;
    for (const [stage_id, code] of refused)
      expect((await step('moveRenewal', moved, { stage_id })).body.code).toBe(code);
    const given = succeeded<Renewal>(await step('assignRenewal', moved, { assignee_id: office.userId }));
    expect(given.assignee).toMatchObject({ id: office.userId });
    // Nobody is paid for being insured.
    const below = await step('prepareRenewal', given, { observations: 'x', change_percent: '-100.01' });
    expect(below).toMatchObject({
      status: 422,
      body: { errors: { change_percent: ['The value must be -100 or more.'] } },
    });
    const prepared = await prepare(given, { change_percent: '5' });
    expect(prepared).toMatchObject({ next: { status: 'draft', net_premium: '525.00' }, premium_change: '5.00' });
    // Preparing again, also by who has not seen the draft, answers the same one and changes nothing.
    for (const seen of [prepared, given])
      expect(await step('prepareRenewal', seen, { observations: 'x', change_percent: '9' })).toMatchObject({
        status: 200,
        body: prepared,
      });
    expect(await policyOf(policy.id)).toMatchObject({ status: 'active', closes_on: null });
    const difference = await office.call('comparePolicies', {
      path: { policyId: policy.id },
      query: { other: Number(prepared.next?.id) },
    });
    expect((difference.body as unknown as TermsDifference).chips).toEqual([{ code: 'premium', percent: '5.00' }]);
    await activateNext(prepared);
    expect(await read(card)).toMatchObject({
      outcome: 'renewed',
      stage: { kind: 'renewed' },
      risk: null,
      allowed_actions: [],
      next: { status: 'active' },
    });
    expect(await policyOf(policy.id)).toMatchObject({ closes_as: 'renewed', observations: 'Acordada.' });
    const history = await office.call('listAudit', { query: { model: 'renewal', object_id: card.id } });
    expect(history.body.results?.map(({ event }) => event)).toEqual([
      'renewal_prepared',
      'renewal_assigned',
      'renewal_moved',
      'renewal_created',
    ]);
    const told = (history.body.results ?? []) as { changes: { field: string; after: string | null }[] }[];
    const stages = told.flatMap(({ changes }) => changes.filter(({ field }) => field === 'stage'));
    expect(stages.map(({ after }) => JSON.parse(after ?? ''))).toContainEqual({
      name_es: 'Por revisar',
      name_en: 'To review',
    });
  });

  it('is lost with a reason, which closes the policy after its end, and reopened with its draft for thirty days', async () => {
    const policy = await ending(20, { observations: 'Paga el contador.' });
    const prepared = await prepare(await begin(policy.id));
    expect((await step('loseRenewal', prepared, lost)).body.code).toBe('next_draft');
    expect((await step('loseRenewal', prepared, { reason_code: 'price', reason: ' ' })).status).toBe(422);
    const gone = succeeded<Renewal>(
      await step('loseRenewal', prepared, { ...lost, competitor: ' Otra ', gives_up_draft: true }),
    );
    expect(gone).toMatchObject({ outcome: 'lost', competitor: 'Otra', next: null, allowed_actions: ['reopen'] });
    expect(await policyOf(policy.id)).toMatchObject({
      status: 'active',
      closes_on: addDays(today, 21),
      closes_as: 'closed',
      observations: lost.reason,
    });
    const { version } = await policyOf(policy.id);
    const close = { path: { policyId: policy.id }, version: Number(version), body: { observations: 'x' } };
    expect((await office.call('closePolicy', close)).body.code).toBe('policy_not_renewed');
    await sql`update renewals set decided_on = ${addDays(today, -31)} where id = ${gone.id}`.execute(api.adminDb);
    const late = await read(gone);
    expect(late.allowed_actions).toEqual([]);
    expect((await step('reopenRenewal', late)).body.code).toBe('undo_late');
    await sql`update renewals set decided_on = ${today} where id = ${gone.id}`.execute(api.adminDb);
    const again = succeeded<Renewal>(await step('reopenRenewal', await read(gone)));
    expect(again).toMatchObject({ outcome: null, lost_reason: null, next: { id: prepared.next?.id } });
    expect(await policyOf(policy.id)).toMatchObject({ closes_on: null, observations: 'Paga el contador.' });
  });

  it('follows its policy: closed and opened again, and a next term that was not taken up', async () => {
    const policy = await ending(25);
    const card = await begin(policy.id);
    const version = async (id: number) => Number((await policyOf(id)).version);
    const path = { policyId: policy.id };
    succeeded(
      await office.call('closePolicy', { path, version: await version(policy.id), body: { observations: 'x' } }),
    );
    expect(await read(card)).toMatchObject({ outcome: 'cancelled', stage: { kind: 'lost' } });
    succeeded(await office.call('reopenPolicy', { path, version: await version(policy.id) }));
    const open = await read(card);
    expect(open).toMatchObject({ outcome: null, stage: { kind: 'open' } });
    const prepared = await prepare(open);
    await activateNext(prepared);
    const set = (values: object) =>
      api.adminDb.updateTable('policies').set(values).where('id', '=', Number(prepared.next?.id)).execute();
    await set({ closes_on: addDays(today, 25), closes_as: 'cancelled' });
    expect(await read(card)).toMatchObject({ outcome: 'not_taken_up', stage: { kind: 'lost' } });
    await set({ closes_on: null, closes_as: null });
    expect(await read(card)).toMatchObject({ outcome: 'renewed', stage: { kind: 'renewed' } });
  });

  it('has the risk that the rule of the product says', async () => {
    const late = await ending(10);
    const soon = await begin(late.id);
    await sql`update renewals set stage_since = ${addDays(today, -40)} where id = ${soon.id}`.execute(api.adminDb);
    const prepared = await prepare(await begin((await ending(50)).id), { change_percent: '15' });
    for (const card of [await read(soon), prepared]) {
      const rows = await portfolio.instalments(card.policy_id);
      const expected = renewalRisk({
        today,
        endDate: card.end_date ?? '',
        premiumChange: card.premium_change,
        hasDelayedInstalment: rows.some((row) => row.due_date < today),
        claims: 0,
        hasNextDraft: card.next !== null,
        daysInStage: card.id === soon.id ? 40 : 0,
        staleAfterDays: 10,
      });
      expect({ level: card.risk, reasons: card.risk_reasons }).toEqual(expected);
    }
    expect((await read(soon)).risk_reasons).toEqual(expect.arrayContaining(['no_offer', 'stale']));
  });
});

describe('what a brokerage sees', () => {
  // Terms of every band, one of them the reader's own and one nobody's.
  beforeAll(async () => {
    const cards: Renewal[] = [];
    for (const days of [8, 22, 28, 45]) cards.push(await begin((await ending(days)).id));
    const [own, nobodys] = cards as [Renewal, Renewal];
    succeeded(await step('assignRenewal', own, { assignee_id: office.userId }));
    succeeded(await step('assignRenewal', nobodys, { assignee_id: null }));
  });

  it('is listed by stage, owner, days and risk, added up, and hidden from others', async () => {
    const list = async (query: object) =>
      succeeded<{ count: number; results: Renewal[] }>(await office.call('listRenewals', { query: query as never }));
    const all = await list({ page_size: 200 });
    expect((await list({ mine: true })).count).toBe(
      all.results.filter((one) => one.assignee_id === office.userId).length,
    );
    const inBand = (await list({ band: 'days_30' })).results;
    expect(
      inBand.every(({ days_left, outcome }) => outcome === null && Number(days_left) >= 16 && Number(days_left) <= 30),
    ).toBe(true);
    expect((await list({ risk: 'high' })).results.every(({ risk }) => risk === 'high')).toBe(true);
    expect((await list({ unowned: true })).results.every(({ assignee_id }) => assignee_id === null)).toBe(true);
    const summary = succeeded<RenewalSummary>(await office.call('getRenewalSummary', { query: {} }));
    expect(summary.stages.reduce((sum, one) => sum + one.count, 0)).toBe(all.count);
    expect(summary.stages.map(({ stage }) => stage.name_en).slice(-2)).toEqual(['Renewed', 'Not renewed']);
    const board = succeeded<RenewalBoard>(await office.call('getRenewalBoard', { query: {} }));
    expect(board.columns.map(({ renewals: _, ...column }) => column)).toEqual(summary.stages);
    for (const { stage, renewals, count } of board.columns) {
      const ordering = stage.kind === 'open' ? 'end_date' : '-end_date';
      const page = await list({ stage: stage.id, ordering, page_size: 50 });
      expect([count, renewals.map(({ end_date }) => end_date)]).toEqual([
        page.count,
        page.results.map(({ end_date }) => end_date),
      ]);
      expect(renewals.map(({ id }) => id)).toEqual(page.results.map(({ id }) => id));
    }
    const mine = succeeded<RenewalBoard>(await office.call('getRenewalBoard', { query: { mine: true } }));
    expect(mine.columns.reduce((sum, one) => sum + one.count, 0)).toBe((await list({ mine: true })).count);
    const stranger = await api.partner('ajena-renueva');
    expect((await stranger.call('listRenewals')).body).toMatchObject({ count: 0 });
    const [first] = all.results as [Renewal];
    expect((await step('moveRenewal', first, { stage_id: stageOf('open').id }, stranger as typeof office)).status).toBe(
      404,
    );
    const viewer = await office.as(['policy_app.view_renewal', 'policy_app.view_policy']);
    const moved = await viewer.call('moveRenewal', {
      path: { renewalId: first.id },
      version: first.version,
      body: { stage_id: stageOf('open').id },
    });
    expect(moved.status).toBe(403);
  });

  it('shows every card of a stage once, page by page, also where a hundred terms end on one day', async () => {
    const many = await api.partner('muchas');
    const day = addDays(today, -5);
    await sql`with terms as (
          insert into policies (partner_id, status, number, insured_select_type, start_date, end_date)
          select ${many.partnerId}, 'active', 'P-' || n, 'personal', ${addMonths(day, -12)}::date, ${day}::date from generate_series(1, 120) n
          returning id, partner_id
        ) insert into renewals (partner_id, policy_id, stage_id, kind, stage_since, outcome, decided_on, lost_reason_code)
        select t.partner_id, t.id, s.id, s.kind, ${day}::date, case s.kind when 'lost' then 'lost' end,
          case s.kind when 'lost' then ${day}::date end, case s.kind when 'lost' then 'price' end
        from terms t join renewal_stages s on s.partner_id = t.partner_id
          and s.id = (select id from renewal_stages where partner_id = t.partner_id and kind = (array['open', 'lost'])[1 + t.id % 2] order by id limit 1)`.execute(
      api.adminDb,
    );
    const board = succeeded<RenewalBoard>(await many.call('getRenewalBoard', { query: {} }));
    for (const { stage, count, renewals } of board.columns.filter((column) => column.count > 0)) {
      const ordering = stage.kind === 'open' ? 'end_date' : '-end_date';
      const more = await many.call('listRenewals', { query: { stage: stage.id, ordering, page: 2, page_size: 50 } });
      const ids = [...renewals, ...succeeded<{ results: Renewal[] }>(more).results].map(({ id }) => id);
      expect([stage.kind, count, renewals.length, new Set(ids).size]).toEqual([stage.kind, 60, 50, 60]);
    }
    expect(board.columns.filter(({ count }) => count > 0).map(({ stage }) => stage.kind)).toEqual(['open', 'lost']);
  });

  it('shows what falls due on its term as the list of policies does, by as many statements for many as for few', async () => {
    const policy = await ending(33);
    const card = await begin(policy.id);
    const daysOf = async () => {
      const { results } = succeeded<{ results: PolicyRow[] }>(
        await office.call('listPolicies', { query: { search: policy.number } }),
      );
      return results.find(({ id }) => id === policy.id)?.year_line;
    };
    expect(card.year_line.late.length + card.year_line.to_come.length).toBeGreaterThan(0);
    expect(card.year_line).toEqual(await daysOf());
    await prepare(card);
    const prepared = await read(card);
    expect(prepared.year_line).toEqual({ ...card.year_line, next_status: 'draft' });
    expect(prepared.year_line).toEqual(await daysOf());
    // Who may not view payments sees a line without them.
    const viewer = await office.as(['policy_app.view_renewal', 'policy_app.view_policy']);
    const seen = succeeded<Renewal>(await viewer.call('getRenewal', { path: { renewalId: card.id } }));
    expect(seen.year_line).toEqual({ paid: [], part_paid: [], late: [], to_come: [], next_status: 'draft' });
    const list = (page_size: number) => askedOf(() => office.call('listRenewals', { query: { page_size } }));
    const few = await list(1);
    const many = await list(50);
    expect(succeeded<{ results: Renewal[] }>(many.answer).results.length).toBeGreaterThan(5);
    expect(many.statements).toBe(few.statements);
  });

  it('belongs to the seller with the highest share today, and to nobody’s who sells no more', async () => {
    const policy = await ending(44);
    const seller = async (share: object, who = office) =>
      succeeded(
        await office.call('createPolicySeller', {
          path: { policyId: policy.id },
          body: { user_id: who.userId, ...share } as never,
        }),
      );
    const colleague = await office.as(['policy_app.view_renewal']);
    await seller({ start_date: addDays(today, -200), percentage: '70' });
    await seller({ start_date: addDays(today, -20), percentage: '0' });
    await seller({ start_date: addDays(today, -20), percentage: '30' }, colleague as typeof office);
    const card = await begin(policy.id);
    expect(card.assignee_id).toBe(colleague.userId);
    // Somebody who works here no more owns nothing either.
    await sql`update users set is_active = false where id = ${colleague.userId}`.execute(api.adminDb);
    expect(await read(card)).toMatchObject({ assignee_id: null, assignee: null });
    const mine = await office.call('listRenewals', { query: { unowned: true, policy: policy.id } });
    expect(mine.body).toMatchObject({ count: 1 });
  });

  it('insures vehicles for less in their next term, by the table of the settings and at their rates', async () => {
    const policy = await ending(35, { net_premium: '1000.00' });
    const [first, second] = [Number(addDays(today, 35).slice(0, 4)) - 2, Number(addDays(today, 35).slice(0, 4))];
    const cars = [
      { plate: 'PDX1001', year: first, sums: { sum: '20000.00', rate: '3.2' } },
      { plate: 'PDX1002', year: second, sums: { sum: '10000.00', rate: '3' } },
      { plate: 'PDX1003', year: first, sums: { sum: '5000.00', rate: '3', term_net: '200.00' } },
      { plate: 'PDX1004', year: first, sums: {} },
    ];
    for (const { plate, year, sums } of cars) {
      const car = { brand: 'Kia', model: 'Río', year, plate, owner_id: portfolio.contractorId };
      const { id: vehicle_id } = succeeded<{ id: number }>(await office.call('createVehicle', { body: car }));
      const body = { vehicle_id, ...sums };
      succeeded(await office.call('createPolicyVehicle', { path: { policyId: policy.id }, body }));
    }
    const card = await begin(policy.id);
    const asked = { observations: 'Con depreciación.', change_percent: '10', depreciates: true };
    expect((await step('prepareRenewal', card, asked)).body.errors).toHaveProperty('depreciates');
    const { version } = (await office.call('getSettings')).body;
    const depreciation = [{ age: 1, percent: '10' }];
    succeeded(
      await office.call('updateSettings', { version: Number(version), body: { renewals: { depreciation } } as never }),
    );
    const prepared = await prepare(card, asked);
    const next = Number(prepared.next?.id);
    // 1,000 less the 64 by which the premium of the first vehicle falls, and ten percent more.
    expect(prepared).toMatchObject({ next: { net_premium: '1029.60' } });
    const { results } = (await office.call('listPolicyVehicles', { path: { policyId: next } })).body;
    expect(results?.map(({ plate, sum, rate, term_net }) => [plate, sum, rate, term_net])).toEqual([
      ['PDX1001', '18000.00', '3.2', '576.00'],
      ['PDX1002', '10000.00', '3', '300.00'],
      ['PDX1003', '4500.00', '3', '200.00'],
      ['PDX1004', null, null, null],
    ]);
    const difference = await office.call('comparePolicies', { path: { policyId: policy.id }, query: { other: next } });
    expect((difference.body as unknown as TermsDifference).lists.vehicles.changed).toEqual([
      {
        name: 'PDX1001 · Kia Río',
        fields: [
          { field: 'sum', before: '20000.00', after: '18000.00' },
          { field: 'term_net', before: '640.00', after: '576.00' },
        ],
        extras: [],
      },
      { name: 'PDX1003 · Kia Río', fields: [{ field: 'sum', before: '5000.00', after: '4500.00' }], extras: [] },
    ]);
    const untouched = await step('undoRenewalStep', prepared, { step: 'prepare' });
    expect(untouched.body).toMatchObject({ next: null });
    const same = await prepare(succeeded<Renewal>(untouched));
    expect(same).toMatchObject({ next: { net_premium: '1000.00' } });
    const kept = (await office.call('listPolicyVehicles', { path: { policyId: Number(same.next?.id) } })).body.results;
    expect(kept?.[0]).toMatchObject({ sum: '20000.00', term_net: '640.00' });
  });

  it('names colleagues to whoever may open the screen', async () => {
    const viewer = await office.as(['policy_app.view_renewal']);
    expect((await viewer.call('listTaskAssignees', { query: {} })).status).toBe(200);
    const stranger = await office.as(['policy_app.view_payment']);
    expect((await stranger.call('listTaskAssignees', { query: {} })).status).toBe(403);
  });

  it('counts what each quick filter would leave, whatever else of them is on', async () => {
    const counts = async (query: object) =>
      succeeded<{ open_counts: { mine: number; unowned: number; bands: object; risks: object } }>(
        await office.call('getRenewalSummary', { query: query as never }),
      ).open_counts;
    const listed = async (query: object) =>
      Number((await office.call('listRenewals', { query: { ...query, kind: 'open' } as never })).body.count);
    const all = await counts({});
    expect(await counts({ band: 'later', mine: true, risk: 'low' })).toEqual(all);
    expect([all.mine, all.unowned]).toEqual([await listed({ mine: true }), await listed({ unowned: true })]);
    for (const [band, count] of Object.entries(all.bands))
      expect([band, await listed({ band })]).toEqual([band, count]);
    for (const [risk, count] of Object.entries(all.risks))
      expect([risk, await listed({ risk })]).toEqual([risk, count]);
    expect(Object.values(all.bands).some((count) => count > 0)).toBe(true);
  });
});
