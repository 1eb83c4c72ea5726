import { addDays } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: Awaited<ReturnType<typeof aPortfolio>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('ajustes');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

const read = async (call = office.call) =>
  succeeded<{
    version: number;
    premium_pack: { country: object; own: { valid_from: string }[]; changed_by: { id: number } | null };
  }>(await call('getSettings'));
const set = async (body: object, call = office.call) =>
  call('updateSettings', { version: (await read(call)).version, body });
const tenPercent = { code: 'tax', label: 'Tasa', base: 'net', kind: 'rate', rate: '10', exempt_branches: ['2'] };
const packFrom = (valid_from: string, charges: object[] | null = [tenPercent]) => ({
  premium_pack: { valid_from, rounding: 'cents', charges },
});
const total = async (body: object) =>
  (await office.call('previewPremium', { body: { net_premium: '500.00', branch_id: portfolio.branchId, ...body } }))
    .body.total_grant;

describe('settings', () => {
  it('answer what the country says, with its source and day, while nothing is set', async () => {
    const settings = await read();
    expect(settings).toMatchObject({
      version: 1,
      premium_pack: {
        country: { country_id: '218', source: expect.any(String), as_of: '2026-11-20' },
        own: [],
        changed_at: null,
        changed_by: null,
      },
      undo: { window_days: 30, default_days: 30, changed_by: null },
    });
    expect(settings.premium_pack.country).toMatchObject({
      charges: [{ code: 'scvs', rate: '3.50' }, { code: 'ssc' }, { code: 'issue', kind: 'steps' }, { rate: '15.00' }],
    });
  });

  it('are read by everybody of the brokerage, and changed by who may change it', async () => {
    const viewer = await office.as(['policy_app.view_policy']);
    expect((await viewer.call('getSettings')).status).toBe(200);
    expect((await set({ undo: { window_days: 5 } }, viewer.call)).status).toBe(403);
  });

  it('change a section, say who did, stand in the history, and go back', async () => {
    const { version } = await read();
    const answer = await office.call('updateSettings', { version, body: { undo: { window_days: 10 } } });
    expect(answer.body).toMatchObject({
      version: version + 1,
      undo: { window_days: 10, default_days: 30, changed_at: expect.any(String), changed_by: { id: office.userId } },
      premium_pack: { changed_by: null },
    });
    const late = await office.call('updateSettings', { version, body: { undo: { window_days: 90 } } });
    expect(late).toMatchObject({ status: 412, body: { current: { undo: { window_days: 10 } } } });
    expect((await set({ undo: { window_days: 91 } })).status).toBe(422);
    const { body } = await office.call('listAudit', { query: { model: 'partner' } });
    expect(body.results?.[0]).toMatchObject({
      event: 'settings_updated',
      changes: [{ field: 'undo_days', after: '10' }],
    });
    expect((await set({ undo: { window_days: null } })).body).toMatchObject({ undo: { window_days: 30 } });
  });

  it('hold when renewals begin and what is a risk, of which null takes one back', async () => {
    const usual = { window_days: 60, rise_percent: '15.00', days_without_offer: 15, changed_by: null };
    expect(await read()).toMatchObject({ renewals: usual });
    expect(await read()).toMatchObject({ renewals: { depreciation: [] } });
    const wrong = [{ window_days: 0 }, { window_days: 366 }, { rise_percent: '-1' }, { days_without_offer: 1.5 }, {}];
    for (const renewals of wrong) expect((await set({ renewals })).status).toBe(422);
    succeeded(await set({ renewals: { window_days: 90, rise_percent: '7.5' } }));
    expect((await set({ renewals: { window_days: null } })).body).toMatchObject({
      renewals: { ...usual, rise_percent: '7.5', changed_by: { id: office.userId } },
    });
    const { body } = await office.call('listAudit', { query: { model: 'partner' } });
    expect(body.results?.[0]).toMatchObject({ changes: [{ field: 'renewal_window_days', before: '90', after: '60' }] });
  });

  it('hold what vehicles lose by their age, in its order, and refuse each line that is wrong', async () => {
    const lines = [
      { age: 10, percent: '5' },
      { age: 1, percent: '10' },
    ];
    const wrong = await set({
      renewals: { depreciation: [...lines, { age: 1, percent: '8' }, { age: 2, percent: '101' }] },
    });
    expect(wrong.body.errors).toEqual({
      'renewals.depreciation.2.age': ['Another line is for this age.'],
      'renewals.depreciation.3.percent': ['The value must be 100 or less.'],
    });
    expect((await set({ renewals: { depreciation: [{ age: -1, percent: '8' }] } })).status).toBe(422);
    expect((await set({ renewals: { depreciation: lines } })).body).toMatchObject({
      renewals: { depreciation: lines.toReversed() },
    });
    const { body } = await office.call('listAudit', { query: { model: 'partner' } });
    expect(body.results?.[0]).toMatchObject({ changes: [{ field: 'depreciation' }] });
    expect((await set({ renewals: { depreciation: null } })).body).toMatchObject({ renewals: { depreciation: [] } });
  });

  it('hold rules and tables of movements, refuse each line that is wrong, and tell them in the history by name', async () => {
    const { provider, branchId } = portfolio;
    const nobody = { provider_id: null, branch_id: null, requested_by: null };
    const none = { penalty_percent: null, table: null, least_percent: null, least_amount: null };
    const rule = (over: object) => ({ ...nobody, method: 'pro_rata', ...none, ...over });
    const rows = [
      { days: 90, percent: '40' },
      { days: 365, percent: '100' },
    ];
    const falls = [
      { days: 90, percent: '40' },
      { days: 180, percent: '30' },
    ];
    const table = (name: string, over: object = {}) => ({ name, reading: 'straight', rows, ...over });
    const text = [expect.any(String)];
    const wrong = {
      rules: [
        rule({ provider_id: 99_999, penalty_percent: '101' }),
        rule({ branch_id: 99_999, least_percent: '100.5' }),
        rule({ provider_id: provider.id }),
        rule({ provider_id: provider.id, method: 'table', table: 'Nadie' }),
      ],
      tables: [table('Corta'), table(' corta '), table('Cae', { rows: falls })],
    };
    expect((await set({ movements: wrong })).body.errors).toEqual({
      'movements.rules.0.provider_id': text,
      'movements.rules.0.penalty_percent': text,
      'movements.rules.1.branch_id': text,
      'movements.rules.1.least_percent': text,
      'movements.rules.3.requested_by': text,
      'movements.rules.3.table': text,
      'movements.tables.1.name': text,
      'movements.tables.2.rows': text,
    });
    for (const method of ['flat', 'typed'])
      expect((await set({ movements: { rules: [rule({ method })] } })).status).toBe(422);
    expect((await set({ movements: { rules: Array.from({ length: 61 }, () => rule({})) } })).status).toBe(422);
    expect(await read()).toMatchObject({ movements: { rules: [], tables: [], only_by_movement: false } });

    const own = rule({
      provider_id: provider.id,
      branch_id: branchId,
      requested_by: 'customer',
      method: 'table',
      table: 'corta',
    });
    const answer = await set({ movements: { rules: [own], tables: [table(' Corta ')] } });
    expect(answer.body).toMatchObject({
      movements: { rules: [own], tables: [table('Corta')], changed_by: { id: office.userId } },
    });
    const { body } = await office.call('listAudit', { query: { model: 'partner' } });
    const changes = (body.results as { changes: { field: string; after: string }[] }[])[0]?.changes ?? [];
    const told = (field: string) => JSON.parse(changes.find((one) => one.field === field)?.after ?? '');
    expect(told('method_rules')).toMatchObject([
      { provider: expect.stringMatching(/^Aseguradora/), branch: 'Vehículos' },
    ]);
    expect(told('method_tables')).toEqual([{ name: 'Corta', reading: 'straight', rows: '90 40\n365 100' }]);

    // A table that a rule names stays; what else is sent is refused with it.
    const dropped = await set({ movements: { tables: [table('Otra')] } });
    expect(dropped).toMatchObject({
      status: 422,
      body: { errors: { 'movements.tables': [expect.stringContaining('corta')] } },
    });
    const both = await set({ movements: { rules: [own], tables: [] } });
    expect(both.body.errors).toEqual({ 'movements.rules.0.table': text });
    expect((await set({ movements: { waiting_days: 7 } })).body).toMatchObject({
      movements: { rules: [own], waiting_days: 7 },
    });
    succeeded(await set({ movements: { rules: [], tables: [], waiting_days: null } }));
  });

  it('lose nothing where two people change them at once', async () => {
    const { version } = await read();
    const change = (body: object) => office.call('updateSettings', { version, body });
    const answers = await Promise.all([change({ undo: { window_days: 7 } }), change({ undo: { window_days: 8 } })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await read()).version).toBe(version + 1);
  });
});

describe('the brokerage’s own premium pack', () => {
  it('is refused with every line that is wrong', async () => {
    const wrong = [tenPercent, { ...tenPercent, rate: '100.5' }, { ...tenPercent, code: 'fee', kind: 'steps' }];
    expect((await set(packFrom('2026-01-01', wrong))).body.errors).toEqual({
      'premium_pack.charges.1.code': [expect.any(String)],
      'premium_pack.charges.1.rate': ['A percentage of at most 100.'],
      'premium_pack.charges.2.steps': [expect.any(String)],
    });
    expect((await read()).premium_pack.own).toEqual([]);
  });

  it('charges terms from its day on; what is stored stays until its premium changes', async () => {
    const { today } = portfolio;
    const draft = await portfolio.draft();
    expect(draft).toMatchObject({ total_grant: '599.15' });
    expect((await set(packFrom(today))).status).toBe(200);
    expect(await total({ start_date: today })).toBe('550.00');
    expect(await total({})).toBe('550.00');
    expect(await total({ start_date: addDays(today, -1) })).toBe('599.15');
    expect(await total({ start_date: today, branch_id: portfolio.lifeId })).toBe('500.00');

    const path = { policyId: Number(draft.id) };
    const noted = await office.call('updatePolicy', { path, version: 1, body: { observations: 'Sin cambio' } });
    expect(noted.body).toMatchObject({ total_grant: '599.15', charges: [{ code: 'scvs', kind: 'rate' }, {}, {}, {}] });
    const raised = await office.call('updatePolicy', { path, version: 2, body: { net_premium: '600.00' } });
    expect(raised.body).toMatchObject({ total_grant: '660.00', charges: [{ code: 'tax', label: 'Tasa', rate: '10' }] });
  });

  it('keeps with a policy whether a fee is charged again on its movements', async () => {
    const { today, branchId } = portfolio;
    const fee = { code: 'fee', label: 'Emisión', base: 'net', kind: 'amount', amount: '2.00', exempt_branches: [] };
    await set(packFrom(today, [tenPercent, { ...fee, repeats: false }]));
    const { id } = await portfolio.active({ branch_id: branchId });
    await set(packFrom(today, [tenPercent, fee]));
    const rise = {
      kind: 'premium',
      effective_date: today,
      requested_by: 'insurer',
      requested_on: today,
      items: [{ action: 'change', target: 'field', term_net: '100.00' }],
    };
    const { body } = await office.call('previewMovement', { path: { policyId: id }, body: rise as never });
    expect(body).toMatchObject({
      net_delta: '100.00',
      charges: [{ amount: '10.00' }, { code: 'fee', amount: '0.00' }],
    });
    await set(packFrom(today, null));
  });

  it('lets the total be typed where it has no line, and goes back to the country’s', async () => {
    const { today, branchId } = portfolio;
    await set(packFrom(today, []));
    const body = portfolio.complete({ branch_id: branchId, total_grant: '512.34' });
    expect((await office.call('createPolicy', { body })).body).toMatchObject({
      total_grant: '512.34',
      charges: [{ code: 'typed', kind: 'typed', amount: '12.34' }],
    });
    const back = await set(packFrom(today, null));
    expect(back.body).toMatchObject({ premium_pack: { own: [] } });
    expect(await total({ start_date: today })).toBe('599.15');
  });

  it('holds where the country has no rule, and nowhere but in its brokerage', async () => {
    const abroad = await api.partner('panama-ajustes', '591');
    expect((await read(abroad.call)).premium_pack.country).toMatchObject({ source: null, charges: [] });
    await set(packFrom('2020-01-01'), abroad.call);
    const body = { insured_select_type: 'personal', net_premium: '100.00', total_grant: '150.00' };
    expect((await abroad.call('createPolicy', { body })).body).toMatchObject({ total_grant: '110.00' });
    expect((await read()).premium_pack.own).toEqual([]);
  });

  it('makes the sample book too', async () => {
    const fresh = await api.partner('muestra-ajustes');
    await set(packFrom('2000-01-01'), fresh.call);
    succeeded(await fresh.call('createSampleBook'));
    const { body } = await fresh.call('listPolicies', { query: { page_size: 5 } });
    const [policy] = succeeded<{ results: { id: number }[] }>({ status: 200, body } as never).results;
    const whole = await fresh.call('getPolicy', { path: { policyId: Number(policy?.id) } });
    expect(whole.body.charges).toMatchObject([{ code: 'tax' }]);
  });
});
