import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Office = Awaited<ReturnType<TestApi['partner']>>;
type List = 'listCustomers' | 'listPolicies' | 'listPayments' | 'listVehicles' | 'listTasks' | 'listProviders';
type Caller = Pick<Office, 'call'>;
let api: TestApi;
let office: Office;
let portfolio: TestPortfolio;
let rosaId: number;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('recepcion');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  rosaId = await person('Rosa Ñacato', 'cedula', '1712345675', '0991234567');
  await person('Otro Cliente', 'cedula', '0926687856', '0987654321');
});
afterAll(() => api.close());

const idOf = async (answer: ReturnType<Office['call']>) => succeeded<{ id: number }>(await answer).id;
const person = (name: string, identification_type: string, identification: string, phone: string | null = null) => {
  const rest = { legal_type: 'natural', country_id: '218', roles: ['contractor', 'payer'] };
  return idOf(office.call('createCustomer', { body: { name, identification_type, identification, phone, ...rest } }));
};
/** The ids that a list finds. */
const listed = async (id: List, search: string, who: Caller = office) =>
  succeeded<{ results: { id: number }[] }>(await who.call(id, { query: { search, page_size: 50 } })).results.map(
    (row) => row.id,
  );
/** The ids that the search over everything finds of a kind. */
const found = async (kind: string, q: string, who: Caller = office) => {
  type Groups = { groups: { kind: string; results: { id: number }[] }[] };
  const { groups } = succeeded<Groups>(await who.call('searchRecords', { query: { q } }));
  return groups.find((group) => group.kind === kind)?.results.map((row) => row.id) ?? [];
};

describe('a telephone', () => {
  const spellings = [
    '0991234567',
    '099 123 4567',
    '099-123-4567',
    '(099) 123-4567',
    '+593991234567',
    '+593 99 123 4567',
    '+593 (0)99 123 4567',
    '+593(0)991234567',
    '+593 099 123 4567',
    '593991234567',
    '00593 99 123 4567',
    '99 123 45 67',
    '99 - 123 - 4567',
    '1234567',
    '123 4567',
    '123-4567',
    'ñacato 099 123 4567',
    '4567 rosa',
    '12 34 56 7',
    '12 34 567',
    '45 67',
    '23 45 67',
    '099 12',
    '0991234',
    '(099) 123',
    'tel:+593991234567',
  ];
  it.each(spellings)('finds its owner as %s', async (spelling) => {
    expect(await listed('listCustomers', spelling)).toEqual([rosaId]);
    expect(await found('customer', spelling)).toEqual([rosaId]);
  });

  it('of a house too, with its area or without', async () => {
    const id = await person('Casa Quito', 'other', 'CASAQ1', '+593 2 234 5678');
    for (const spelling of ['(02) 234-5678', '022345678', '02 2345678', '234-5678', '2345678', '+593 (02) 234-5678'])
      expect(await listed('listCustomers', spelling), spelling).toEqual([id]);
  });

  it('of another country keeps its zeros', async () => {
    const id = await person('Celular Panamá', 'other', 'PANAMA1', '+507 6123 4567');
    for (const spelling of ['+507 6123 4567', '+507 61234567', '6123-4567', '61 23 45 67'])
      expect(await listed('listCustomers', spelling), spelling).toEqual([id]);
  });

  it('finds nothing by the beginning of a link alone, and no policy without its zero', async () => {
    const policy = await portfolio.active({ number: 'POL-112345' });
    expect(await listed('listPolicies', '112345')).toEqual([policy.id]);
    expect(await listed('listPolicies', '012345')).toEqual([]);
    expect(await listed('listProviders', 'tel:')).toEqual([]);
    expect(await found('provider', 'tel:')).toEqual([]);
  });

  it('is found as it is now, not as it was', async () => {
    const id = await person('Cambia Número', 'other', 'CAMBIA1', '0976543210');
    const [version, phone] = [1, '0961112223'];
    succeeded(await office.call('updateCustomer', { path: { customerId: id }, version, body: { phone } }));
    expect(await listed('listCustomers', '0976543210')).toEqual([]);
    expect(await listed('listCustomers', '096 111 2223')).toEqual([id]);
  });

  it('finds what its owner has: policies, instalments, vehicles, and what is to be done for her', async () => {
    const policy = await portfolio.active({ contractor_id: rosaId });
    const others = await portfolio.active({ number: '4567-991' });
    const car = { plate: 'PBA1234', brand: 'Kia', model: 'Río', year: 2020, owner_id: rosaId };
    const vehicle = await idOf(office.call('createVehicle', { body: car }));
    const about = (model: string, id: number) => ({
      ...{ title: 'Devolver la llamada', kind: 'call', due_on: portfolio.today, assignee_id: office.userId },
      about: { model, id },
    });
    const call = await idOf(office.call('createTask', { body: about('customer', rosaId) }));
    const write = await idOf(office.call('createTask', { body: about('policy', policy.id) }));
    const instalments = (await portfolio.instalments(policy.id)).map((row) => row.id);
    for (const spelling of ['099 123 4567', '0991234567', '171234567-5']) {
      expect(await listed('listPolicies', spelling), spelling).toEqual([policy.id]);
      expect(await found('policy', spelling), spelling).toEqual([policy.id]);
      expect((await listed('listPayments', spelling)).toSorted(), spelling).toEqual(instalments.toSorted());
      expect(await listed('listVehicles', spelling), spelling).toEqual([vehicle]);
      expect((await listed('listTasks', spelling)).toSorted(), spelling).toEqual([call, write].toSorted());
    }
    // Who calls stands before what is hers, with the number that was asked for; a policy's own number leads to the policy.
    const first = async (q: string) => {
      type Groups = { groups: { kind: string; results: { detail: string | null }[] }[] };
      const { groups } = succeeded<Groups>(await office.call('searchRecords', { query: { q } }));
      return [groups[0]?.kind, groups[0]?.results[0]?.detail];
    };
    expect(await first('+593 99 123 4567')).toEqual(['customer', '+593991234567']);
    expect(await first('171234567-5')).toEqual(['customer', '1712345675']);
    expect((await first('4567-991'))[0]).toBe('policy');
    const summary = await office.call('getPaymentSummary', { query: { search: '0991234567' } });
    const whole = await office.call('getPaymentSummary', { query: { policy: policy.id } });
    expect(succeeded(summary)).toEqual(succeeded(whole));
    // Whoever may not view customers does not learn whose number it is.
    const clerk = await office.as(['policy_app.view_policy', 'policy_app.view_payment', 'core_app.view_task']);
    for (const list of ['listPolicies', 'listPayments', 'listTasks'] as const)
      expect(await listed(list, '0991234567', clerk), list).toEqual([]);
    expect(await listed('listPolicies', 'ñacato', clerk)).toEqual([policy.id]);
    // A few digits are looked for in numbers of policies alone: they would be met in telephones by accident.
    expect(await listed('listPolicies', '4567')).toEqual([others.id]);
  });
});

describe('a number', () => {
  it.each([
    ['cedula', '1712345675', ['171234567-5', '17 1234 5675', '1712345675', '171.234.567-5']],
    ['other', '7.654.321-6', ['7.654.321-6', '76543216', '7 654 321 6', '7654321-6', '654.321']],
    ['other', '8-123-4567', ['8-123-4567', '81234567', '8 123 4567', '8-123']],
    ['passport', 'X1234567L', ['X-1234567-L', 'x1234567l']],
  ])('of a person (%s %s) is found with its signs and without', async (type, identification, spellings) => {
    const known = await office.call('listCustomers', { query: { search: identification } });
    const there = succeeded<{ results: { id: number }[] }>(known).results[0];
    const id = there?.id ?? (await person(`De ${identification}`, type, identification));
    for (const spelling of spellings) {
      expect((await listed('listCustomers', spelling))[0], spelling).toBe(id);
      expect((await found('customer', spelling))[0], spelling).toBe(id);
    }
  });

  it('of a policy is found with hyphens and without, the very one first', async () => {
    const later = await portfolio.draft({ number: 'AUT-2026-00077' });
    const dashed = await portfolio.draft({ number: 'AUT-2026-0007' });
    await portfolio.draft({ number: 'XAUT20260007' });
    for (const spelling of ['AUT-2026-0007', 'aut20260007', 'AUT 2026 0007', 'aut2026-0007']) {
      expect((await listed('listPolicies', spelling)).slice(0, 1), spelling).toEqual([dashed.id]);
      expect((await found('policy', spelling)).slice(0, 2), spelling).toEqual([dashed.id, later.id]);
    }
    const spaced = await portfolio.draft({ number: 'VIDA 88 001/3' });
    for (const spelling of ['VIDA 88 001/3', 'vida880013', '88 001/3', '88001'])
      expect(await listed('listPolicies', spelling), spelling).toEqual([spaced.id]);
  });

  it('of a plate is found with its hyphen, a blank or nothing between', async () => {
    const car = {
      plate: 'GSK-0731',
      brand: 'Mercedes-Benz',
      model: 'C 200',
      year: 2020,
      owner_id: portfolio.contractorId,
    };
    const id = await idOf(office.call('createVehicle', { body: car }));
    for (const spelling of ['GSK-0731', 'GSK0731', 'gsk 0731', 'gsk-0', 'mercedes-benz c 200', 'mercedesbenz']) {
      expect(await listed('listVehicles', spelling), spelling).toEqual([id]);
      expect(await found('vehicle', spelling), spelling).toEqual([id]);
    }
  });

  it('does not make a few signs find everything', async () => {
    const own = await api.partner('pocas-letras');
    const rest = { legal_type: 'natural', identification_type: 'other', country_id: '218', roles: ['contractor'] };
    const add = (name: string, identification: string, email: string) =>
      idOf(own.call('createCustomer', { body: { ...rest, name, identification, email, phone: '0991234512' } }));
    const scott = await add('Scott', 'A-5120', 'uno@a-12.com');
    await add('Oscar', 'B-9912', 'dos@example.com');
    expect(await listed('listCustomers', 'sc-', own)).toEqual([]);
    expect(await listed('listCustomers', 'sc', own)).toEqual([scott]);
    expect(await listed('listCustomers', 'a-51', own)).toEqual([scott]);
    expect(await listed('listCustomers', '12', own)).toEqual([]);
    for (const sign of ['-', '%', '_', '\\', '()', '+'])
      expect(await listed('listCustomers', sign, own), sign).toEqual([]);
  });

  it('finds a name or an address that has signs just as it is shown', async () => {
    const rest = { legal_type: 'legal', identification_type: 'other', country_id: '218', roles: ['contractor'] };
    const name = "Díaz-Peña & Hijos (O'Brien) 123 4567 S.A.";
    const body = { ...rest, name, identification: 'DPH-10', email: 'ana.diaz+1@dp-hijos.ec' };
    const id = await idOf(office.call('createCustomer', { body }));
    for (const spelling of [
      name,
      'ana.diaz+1@dp-hijos.ec',
      'obrien',
      "o'brien",
      'diaz pena',
      'DPH-10',
      'dph10',
      '& hijos',
    ])
      expect(await listed('listCustomers', spelling), spelling).toContain(id);
  });
});

describe("a receipt's reference", () => {
  it('finds the policy and the instalment that it paid, and no other, until it is taken back', async () => {
    const { id: policyId } = await portfolio.active({ payment_frequency: 4 });
    const [first, second] = await portfolio.instalments(policyId);
    if (!first || !second) throw new Error('two instalments');
    const receive = async (row: typeof first, reference: string) => {
      const body = { kind: 'money', amount: '10.00', received_on: portfolio.today, method: 'transfer', reference };
      return succeeded<{ id: number; version: number }>(
        await office.call('createReceipt', { path: { paymentId: row.id }, version: row.version, body }),
      );
    };
    const other = await receive(second, 'PICH-TRX-7711');
    const receipt = await receive(first, 'PICH-TRX-771');
    for (const spelling of ['PICH-TRX-771', 'pich trx 771', 'PICHTRX771']) {
      expect((await listed('listPayments', spelling))[0], spelling).toBe(first.id);
      expect(await found('payment', spelling), spelling).toEqual([first.id, second.id]);
      expect(await listed('listPolicies', spelling), spelling).toEqual([policyId]);
      expect(await found('policy', spelling), spelling).toEqual([policyId]);
    }
    expect(await listed('listPolicies', '771'), 'too short for a reference').toEqual([]);
    expect(await listed('listPayments', 'PICH-TRX-7711')).toEqual([second.id]);
    const summary = await office.call('getPaymentSummary', { query: { search: 'pich-trx-7711' } });
    expect(succeeded(summary)).toMatchObject({ on_time: { count: 1, amount: '189.71' } });
    const voided = { path: { paymentId: first.id, receiptId: receipt.id }, version: receipt.version };
    succeeded(await office.call('voidReceipt', voided));
    expect(await listed('listPayments', 'trx-771')).toEqual([second.id]);
    expect(await listed('listPolicies', 'trx-7711')).toEqual([policyId]);
    succeeded(
      await office.call('voidReceipt', { path: { paymentId: second.id, receiptId: other.id }, version: other.version }),
    );
    expect(await listed('listPolicies', 'trx-7711')).toEqual([]);
  });
  it('finds no policy for who may not view payments', async () => {
    const policy = await portfolio.active({ payment_frequency: 4 });
    const [row] = await portfolio.instalments(policy.id);
    if (!row) throw new Error('an instalment');
    const body = {
      kind: 'money',
      amount: '10.00',
      received_on: portfolio.today,
      method: 'transfer',
      reference: 'SEEN-1',
    };
    succeeded(await office.call('createReceipt', { path: { paymentId: row.id }, version: row.version, body }));
    const reader = await office.as(['policy_app.view_policy']);
    expect(await listed('listPolicies', 'SEEN-1')).toEqual([policy.id]);
    expect(await listed('listPolicies', 'SEEN-1', reader)).toEqual([]);
  });
});

describe('an insurer', () => {
  it('is found by its names, its tax number, its telephone and its offices', async () => {
    const offices = [{ city: 'Guayaquil', phone: '04 222 3344' }, { city: 'Loja' }];
    const names = { name: 'Seguros del Austro S.A.', short_name: 'Austral' };
    const body = { ...names, ruc: '1791240014001', phone: '(02) 399-8877', offices };
    const id = await idOf(office.call('createProvider', { body }));
    const spellings = [
      'austro',
      'austral',
      '1791240014-001',
      'guayaquil',
      '042223344',
      '(04) 222-3344',
      'austral loja',
      '02 399 8877',
    ];
    for (const spelling of spellings) {
      expect(await listed('listProviders', spelling), spelling).toEqual([id]);
      expect(await found('provider', spelling), spelling).toEqual([id]);
    }
  });
});

describe('a task', () => {
  it('is found by whom and what it is about, as far as the caller may view it', async () => {
    const policy = await portfolio.draft({ number: 'TAR-2026-9', contractor_id: rosaId });
    const add = (title: string, about: object) =>
      idOf(
        office.call('createTask', {
          body: { title, kind: 'other', due_on: portfolio.today, assignee_id: office.userId, about },
        }),
      );
    const insurer = (await portfolio.addProvider()).id;
    const ofPolicy = await add('Pedir inspección', { model: 'policy', id: policy.id });
    const ofCustomer = await add('Felicitar', { model: 'customer', id: portfolio.payerId });
    const ofInsurer = await add('Reunión', { model: 'provider', id: insurer });
    const name = succeeded<{ name: string }>(await office.call('getProvider', { path: { providerId: insurer } })).name;
    for (const [spelling, id] of [
      ['TAR-2026-9', ofPolicy],
      ['tar20269', ofPolicy],
      ['inspeccion ñacato', ofPolicy],
      ['iñigo pena', ofCustomer],
      ['felicitar iñigo', ofCustomer],
      [`reunion ${name}`, ofInsurer],
    ] as const) {
      expect(await listed('listTasks', spelling), spelling).toEqual([id]);
      expect(await found('task', spelling), spelling).toEqual([id]);
    }
    const clerk = await office.as(['core_app.view_task', 'policy_app.view_policy']);
    expect(await listed('listTasks', 'TAR-2026-9', clerk)).toEqual([ofPolicy]);
    expect(await listed('listTasks', 'felicitar iñigo', clerk)).toEqual([]);
    expect(await found('task', 'iñigo', clerk)).toEqual([]);
  });
});

it('finds nothing of another brokerage by any number', async () => {
  const other = await api.partner('ajena');
  for (const text of ['0991234567', '171234567-5', 'PICH-TRX-771', 'guayaquil'])
    for (const list of ['listCustomers', 'listPolicies', 'listPayments', 'listVehicles', 'listProviders'] as const)
      expect(await listed(list, text, other), `${list} ${text}`).toEqual([]);
});
