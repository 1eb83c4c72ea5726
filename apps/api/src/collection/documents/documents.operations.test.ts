import type { PolicySheet } from '@corredor/core/api';
import { addDays, formatDate } from '@corredor/core/dates';
import type { Language } from '@corredor/core/i18n';
import { localeOf } from '@corredor/core/locales';
import { addMoney, formatMoney } from '@corredor/core/money';
import { chargeName } from '@corredor/core/premium';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { askedOf } from '../../testing/askedOf.ts';
import { movementOffice } from '../../testing/movementSteps.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { aWebp, uploadOf } from '../../testing/someImages.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let id: number;

/** A policy with a row in each of its lists and one paid instalment. */
async function wholePolicy() {
  const active = await portfolio.active({
    condition: 'Amparo patrimonial.',
    deductible: '10 %',
    commission_percent: '12',
  });
  const path = { policyId: active.id };
  const since = { start_date: portfolio.today };
  const coverage_id = await portfolio.addCoverage('Robo total', portfolio.branchId);
  const add = async (operation: Parameters<typeof office.call>[0], body: object) =>
    succeeded(await office.call(operation, { path, body }));
  await add('createPolicyCoverage', { coverage_id, limit: '21500.00', percentage: '80.5' });
  await add('createPolicyInsured', {
    customer_id: portfolio.contractorId,
    relationship: 'titular',
    certificate_number: 'C-1',
    prima: '18.50',
    ...since,
  });
  await add('createPolicyGeneral', { name: 'Montacargas', description: 'Serie MX-4471' });
  await add('createPolicyBeneficiary', { customer_id: portfolio.payerId, percentage: '60', ...since });
  await add('createPolicySeller', { name: 'Vera Luna', percentage: '40', ...since });
  const body = { payment_method: 'card', payment_date: portfolio.today, invoice_number: '001-001-77' };
  const [first] = await portfolio.instalments(active.id);
  succeeded(await office.call('payInstalment', { path: { paymentId: first?.id ?? 0 }, version: 1, body }));
  return active.id;
}

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('andrade');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  await sql`update customers set email = 'pagador@example.ec', phone = '+593987654321' where id = ${portfolio.payerId}`.execute(
    api.adminDb,
  );
  id = await wholePolicy();
});
afterAll(() => api.close());

type Kind = 'getPolicyDocument' | 'getPaymentPlan';
const fetch = async (kind: Kind, policyId = id, { as = office, language = 'es' as Language } = {}) => {
  const answer = await as.call(kind, { path: { policyId }, language });
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  return { ...(await readPdf(answer.raw)), name: decodeURIComponent(String(answer.headers['content-disposition'])) };
};

describe.each(['es', 'en'] as const)('a policy as a PDF in %s', (language) => {
  it('says what the screens show, field by field', async () => {
    const { said, edges, title, ...pdf } = await fetch('getPolicyDocument', id, { language });
    const { body: policy } = await office.call('getPolicy', { path: { policyId: id } });
    const money = (amount: string) => formatMoney(amount, 'USD', language);
    const day = formatDate(portfolio.today, localeOf(language, '218'));
    const number = String(policy.number);
    expect({ title, language: pdf.language, name: pdf.name }).toEqual({
      title: `${language === 'es' ? 'Resumen de la póliza' : 'Policy summary'} ${number}`,
      language,
      name: expect.stringContaining(`${language === 'es' ? 'poliza' : 'policy'}-${number}.pdf`),
    });
    const charges = policy.charges as { code: string; label: string; amount: string }[];
    expect(said).toEqual(
      expect.arrayContaining([
        'andrade',
        number,
        (policy.provider as { name: string }).name,
        'Vehículos',
        language === 'es' ? 'Activada' : 'Active',
        day,
        'Amparo patrimonial.',
        ...charges.map((charge) => money(charge.amount)),
        ...charges.map((charge) => chargeName(charge, language)),
        language === 'es' ? 'IVA' : 'VAT (IVA)',
        money('500.00'),
        money(String(policy.total_grant)),
        'Robo total',
        money('21500.00'),
        'C-1',
        money('18.50'),
        'Montacargas',
        'Serie MX-4471',
        'Vera Luna',
        '001-001-77',
        '12 / 12',
        money('49.92'),
        money('50.03'),
      ]),
    );
    expect(edges.filter((foot) => foot.includes(day))).toHaveLength(pdf.pages);
    expect(pdf.text).toMatch(/Íñigo Peña · AB\d+ · \+593 98 765 4321 · pagador@example\.ec/);
  });
});

it('tells programs what is a heading, a table and a head of it, in a language', async () => {
  const { roles } = await fetch('getPolicyDocument');
  expect(roles).toMatchObject({ H1: 1, Table: 6, TH: expect.any(Number), TD: expect.any(Number), L: 3 });
});

it('keeps what is the office’s own off the paper', async () => {
  const { text } = await fetch('getPolicyDocument');
  expect(text).not.toMatch(/40 %|12 %|omisi/);
});

it('writes a payment plan without a word of what is insured', async () => {
  const plan = await fetch('getPaymentPlan');
  expect(plan.title).toMatch(/^Plan de pagos P-/);
  expect(plan.said).toEqual(expect.arrayContaining(['12 / 12', '$599,15', '$549,23', 'Íñigo Peña']));
  expect(plan.text).not.toMatch(/C-1|Robo|Montacargas|Asegurados|AB\d{6}/);
});

it('says no more than the caller may see', async () => {
  const viewer = await office.as(['policy_app.view_policy']);
  const { text } = await fetch('getPolicyDocument', id, { as: { ...office, call: viewer.call } });
  expect(text).toContain('Íñigo Peña');
  expect(text).not.toMatch(/12 \/ 12|pagador@example\.ec/);
  expect((await viewer.call('getPaymentPlan', { path: { policyId: id } })).status).toBe(403);
  const sheet = await viewer.call('getPolicySheet', { path: { policyId: id } });
  expect(sheet.body).toMatchObject({ instalments: null, payer: { name: 'Íñigo Peña', email: null } });
});

it('is a draft’s too, which has no instalments yet', async () => {
  const draft = await portfolio.draft({ number: null });
  expect((await fetch('getPolicyDocument', draft.id)).text).toMatch(/Sin número.*Borrador: todavía no está en vigor/);
  expect((await fetch('getPaymentPlan', draft.id)).text).toContain('todavía no tiene cuotas');
});

it('shows the brokerage’s picture, also as browsers send it', async () => {
  expect((await fetch('getPolicyDocument')).roles).toMatchObject({ Figure: 1 });
  const pictureless = (await office.call('getPolicyDocument', { path: { policyId: id } })).raw.length;
  succeeded(await office.call('updatePartnerImage', uploadOf(aWebp(), { name: 'a.webp', type: 'image/webp' })));
  // The other is the line of its term.
  expect((await fetch('getPolicyDocument')).roles).toMatchObject({ Figure: 2 });
  expect((await office.call('getPolicyDocument', { path: { policyId: id } })).raw.length).toBeGreaterThan(pictureless);
});

it('writes what no font has as an empty square, and breaks what is too long', async () => {
  const coverage_id = await portfolio.addCoverage(`Ñandú 🌹 👩‍👩‍👧 שלום abc ${'W'.repeat(120)}`, portfolio.branchId);
  const { id: draft } = await portfolio.draft({ condition: 'línea\n'.repeat(600) });
  succeeded(await office.call('createPolicyCoverage', { path: { policyId: draft }, body: { coverage_id } }));
  const { text, pages } = await fetch('getPolicyDocument', draft);
  expect(text).toMatch(/Ñandú □ □ □□□□ abc/);
  expect(text.match(/W/g)).toHaveLength(120);
  expect(pages).toBeGreaterThan(8);
});

it('writes five hundred insureds, by as many statements as five', async () => {
  const { id: large } = await portfolio.draft({ insured_select_type: 'massive' });
  const insure = (from: number, to: number) =>
    sql`with people as (
      insert into customers (partner_id, legal_type, name, identification_type, identification, country_id, roles)
      select ${office.partnerId}, 'natural', 'Asegurada de los Ángeles ' || n, 'passport', 'Z' || n, '218', '{insured}'
      from generate_series(${from}::int, ${to}::int) n returning id)
    insert into policy_insureds (partner_id, policy_id, customer_id, start_date, relationship, certificate_number, prima)
    select ${office.partnerId}, ${large}, id, ${portfolio.today}::date, 'titular', 'C-' || id, 18.5 from people`.execute(
      api.adminDb,
    );
  await insure(1, 5);
  const few = await askedOf(() => fetch('getPolicyDocument', large));
  await insure(6, 500);
  const many = await askedOf(() => fetch('getPolicyDocument', large));
  expect(many.answer.text.match(/Asegurada de los Ángeles \d+/g)).toHaveLength(500);
  expect([many.statements, many.rows - few.rows]).toEqual([few.statements, 495]);
});

describe('a policy with movements that is cancelled for a later day', () => {
  let as: typeof office;
  let policyId: number;
  let closesOn: string;
  beforeAll(async () => {
    const own = await movementOffice(api, 'papeles');
    const { steps, today, vehicles } = own;
    as = own.office;
    closesOn = addDays(today, 5);
    policyId = await steps.active({ payment_frequency: 4 });
    const body = { payment_date: today, payment_method: 'transfer' };
    for (const one of (await steps.paymentsOf(policyId)).slice(0, 2))
      succeeded(await as.call('payInstalment', { path: { paymentId: one.id }, version: 1, body }));
    const vehicle = vehicles[0];
    await steps.issued(policyId, {
      ...steps.include(vehicle),
      items: [
        { action: 'add', target: 'vehicle', after: { vehicle_id: vehicle, sum: '15000.00' }, term_net: '480.00' },
      ],
    });
    const text = await steps.issued(policyId, steps.asks('text', today, { reason: 'Aclara' }));
    await steps.undone(text);
    await steps.issued(policyId, steps.asks('cancellation', closesOn));
    const credit = (await steps.paymentsOf(policyId)).find(({ kind }) => kind === 'credit');
    const refund = { kind: 'money', amount: '35.00', received_on: today, method: 'transfer' };
    const at = { path: { paymentId: Number(credit?.id) }, version: Number(credit?.version) };
    succeeded(await as.call('createReceipt', { ...at, body: refund }));
  });

  it('adds up on its payment plan, which names movements and lists credits', async () => {
    const { body: policy } = await as.call('getPolicy', { path: { policyId } });
    const { body: sheet } = await as.call('getPolicySheet', { path: { policyId } });
    const { credits, instalments, movements } = sheet as unknown as PolicySheet;
    const amounts = [...(instalments ?? []), ...(credits ?? [])].map(({ amount }) => amount);
    expect(addMoney('0.00', ...amounts)).toBe(policy.current_total);
    expect(credits).toMatchObject([
      { number: 1, instalments_count: 1, movement_kind: 'cancellation', refunded: '35.00' },
    ]);
    const [credit] = credits ?? [];
    expect(addMoney('0.00', ...(instalments ?? []).map(({ crossed }) => crossed))).toBe(credit?.crossed);
    expect(addMoney(credit?.crossed ?? '', '35.00', credit?.amount ?? '')).toBe(credit?.balance);
    expect(credit?.balance).toBe('-100.31');
    expect(movements?.map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'inclusion'],
      [4, 'cancellation'],
    ]);
    const due = (instalments ?? []).map((one) => one.due_date);
    expect(due).toEqual([...due].sort());
    expect(
      instalments?.filter((one) => one.movement_number === null).map((one) => [one.number, one.instalments_count]),
    ).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const { text } = await fetch('getPaymentPlan', policyId, { as, language: 'es' });
    const money = (amount: string) => formatMoney(amount.replace('-', ''), 'USD', 'es');
    for (const said of [
      `Prima total actual ${money(String(policy.current_total))}`,
      `Pagado en dinero ${money('399.42')}`,
      `Cruzado con saldos a favor ${money(credit?.crossed ?? '')}`,
      `Saldo a favor por devolver ${money(credit?.balance ?? '')}`,
      'Movimiento 1: Inclusión',
      'Movimiento 4: Cancelación',
      `Termina el ${formatDate(closesOn, 'es')}`,
    ])
      expect(text).toContain(said);
  });

  it('has its movements and its end on its own paper', async () => {
    const { said, text } = await fetch('getPolicyDocument', policyId, { as, language: 'en' });
    const { body: policy } = await as.call('getPolicy', { path: { policyId } });
    expect(said).toEqual(
      expect.arrayContaining(['Movements', '1 · Inclusion', '4 · Cancellation', formatDate(closesOn, 'en-GB')]),
    );
    expect(text).toContain(`Current total premium ${formatMoney(String(policy.current_total), 'USD', 'en')}`);
    expect(text).toContain(`Ends on ${formatDate(closesOn, 'en-GB')}; active until then`);
    // The year of a vehicle stays whole beside its sum insured.
    expect(said).toEqual(expect.arrayContaining(['Year', '2024']));
  });

  it('tells who may not view movements only what they come to', async () => {
    const viewer = await as.as(['policy_app.view_policy']);
    const { text } = await fetch('getPolicyDocument', policyId, { as: { ...as, call: viewer.call }, language: 'en' });
    expect(text).toContain('Current total premium');
    expect(text).not.toContain('1 · Inclusion');
    const { body } = await viewer.call('getPolicySheet', { path: { policyId } });
    expect(body).toMatchObject({ movements: null, instalments: null, credits: null });
  });
});
