import { describe, expect, it } from 'vitest';
import { localeOf } from '../../basics/locales/index.ts';
import {
  aBeneficiary,
  aCancelledSheet,
  aGeneralItem,
  aPolicy,
  aPolicySheet,
  aPolicyVehicle,
  aSeller,
} from '../../fixtures/index.ts';
import { message } from '../../words/catalogue/index.ts';
import { type Language, languages } from '../../words/i18n/index.ts';
import { type PaperPart, paymentPlanPaper, policyPaper } from './index.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

const policyIn = (language: Language, over = {}) =>
  policyPaper(aPolicySheet(over), localeOf(language, '218'), (key) => message(language, key));
const planIn = (language: Language, over = {}) =>
  paymentPlanPaper(aPolicySheet(over), localeOf(language, '218'), (key) => message(language, key));
const titles = (parts: readonly PaperPart[]) => parts.map(({ title }) => title);
const factsOf = (parts: readonly PaperPart[]) =>
  Object.fromEntries(
    parts.flatMap((part) => (part.kind === 'facts' ? part.facts : [])).map((one) => [one.term, one.detail]),
  );

it('has the same words with the same blanks in both languages', () => {
  const blanks = (words: Record<string, string>) =>
    Object.entries(words).map(([key, text]) => [key, text.match(/\{\{\w+\}\}/g) ?? []]);
  expect(blanks(en)).toEqual(blanks(es));
});

describe.each(languages)('a policy on paper in %s', (language) => {
  it('leaves no blank open, and no amount as the server writes it', () => {
    const text = JSON.stringify([policyIn(language), planIn(language)]);
    expect(text.replaceAll(es.pageOf, '').replaceAll(en.pageOf, '')).not.toMatch(/\{\{|undefined|\bnull\b|"599\.15"/);
  });
});

it('says before the import where nobody knows the day, and invents no method', () => {
  const brought = aPolicySheet().instalments?.map((one) =>
    one.status === 'paid'
      ? { ...one, payment_method: null, payment_date: '2026-01-15', paid_before_import: true }
      : one,
  );
  for (const [language, told] of [
    ['en', 'Paid before the import'],
    ['es', 'Pagada antes de la importación'],
  ] as const) {
    const table = planIn(language, { instalments: brought }).parts.find(({ kind }) => kind === 'table');
    expect(JSON.stringify(table)).toContain(`"${told}"`);
    expect(JSON.stringify(table)).not.toMatch(/Transfer/);
  }
});

it('shows only what there is to show', () => {
  const counts = { insureds_count: 0, vehicles_count: 0, generals_count: 0 };
  const none = { coverages: [], insureds: [], vehicles: [], generals: [], beneficiaries: [], ...counts };
  expect(titles(policyIn('en').parts)).toEqual([
    'Contract',
    'The term at a glance',
    'Parties',
    'Premium',
    'Conditions',
    'Coverages',
    'Vehicles',
    'General items',
    'Insureds',
    'Beneficiaries',
    'Instalments',
  ]);
  expect(titles(policyIn('en', { ...none, instalments: null }).parts)).toEqual([
    'Contract',
    'Parties',
    'Premium',
    'Conditions',
  ]);
});

it('draws the term with its instalments and movements, each where its day lies, and says what they come to', () => {
  const [first] = aPolicySheet().instalments ?? [];
  if (!first) throw new Error('The sheet has instalments.');
  const policy = aPolicy({ start_date: '2026-01-01', end_date: '2026-12-31' });
  const on = (due_date: string, over: object) => ({ ...first, due_date, paid_amount: '0.00', ...over });
  const instalments = [
    on('2026-01-01', { status: 'paid', paid_amount: first.amount }),
    on('2026-07-02', { status: 'delayed', paid_amount: '1.00' }),
    on('2026-12-31', { status: 'on_time', paid_amount: '1.00' }),
    on('2027-02-01', { status: 'near_expiry' }),
  ];
  const moved = (effective_date: string, total_delta: string) => ({
    number: 1,
    kind: 'premium',
    effective_date,
    insurer_number: null,
    total_delta,
  });
  const movements = [moved('2026-07-02', '-5.00'), moved('2026-07-02', '0.00'), moved('2025-12-01', '5.00')];
  const term = policyIn('en', { policy, instalments, movements, made_on: '2026-07-02' }).parts.find(
    ({ kind }) => kind === 'term',
  );
  expect(term).toMatchObject({
    today: 0.5,
    ticks: [
      { at: 0, state: 'done' },
      { at: 0.5, state: 'late' },
      // Two that would lie over one another.
      { at: 1, state: 'part' },
    ],
    flags: [
      { at: 0, sign: '+' },
      { at: 0.5, sign: '\u2212' },
    ],
    summary: 'Instalments paid: 1 of 4 · Late: 1 · Part-paid: 1 · To come: 1 · Movements: 3',
  });
  const later = policyIn('en', { policy, instalments, made_on: '2027-03-01' }).parts.find(
    ({ kind }) => kind === 'term',
  );
  expect(later).not.toHaveProperty('today');
});

it("leaves out what the branch asks for beside the usual, which may be the office's own", () => {
  const extra = { code: 'of the office' };
  const sheet = {
    policy: aPolicy({ extra }),
    vehicles: [aPolicyVehicle({ extra })],
    generals: [aGeneralItem({ extra })],
  };
  expect(JSON.stringify(policyIn('en', sheet))).not.toContain('of the office');
});

it('says how much a creditor is paid at most, where one has a limit', () => {
  const tableIn = (limit: string | null) =>
    policyIn('en', { beneficiaries: [aBeneficiary({ limit })] }).parts.find(({ title }) => title === 'Beneficiaries');
  expect(tableIn('18500.00')).toMatchObject({ columns: { length: 5 }, rows: [{ 4: '$18,500.00' }] });
  expect(tableIn(null)).toMatchObject({ columns: { length: 4 } });
});

it('names the sellers who count on its day, and not their shares', () => {
  const sellers = [
    aSeller({ name: 'Vera', start_date: '2026-01-01', percentage: '40' }),
    aSeller({ name: 'Julio', user_id: null, start_date: '2026-01-01', percentage: '20' }),
    aSeller({ name: 'Julio', user_id: null, start_date: '2026-01-20', percentage: '0' }),
    aSeller({ name: 'Luna', user_id: null, start_date: '2027-01-01', percentage: '10' }),
  ];
  expect(factsOf(policyIn('es', { sellers }).parts)).toMatchObject({ Vendedores: 'Vera' });
});

it('says that a draft is not in force, and how many insureds, vehicles and goods are left out', () => {
  const counts = { insureds_count: 12_000, vehicles_count: 6_000, generals_count: 7_000 };
  const paper = policyIn('en', { policy: aPolicy({ status: 'draft', number: null }), ...counts });
  expect([paper.title, paper.note]).toEqual(['No number', expect.stringMatching(/^Draft: not in force yet\./)]);
  for (const note of ['1 of 12,000 insureds', '1 of 6,000 vehicles', '1 of 7,000 items'])
    expect(JSON.stringify(paper.parts)).toContain(`the first ${note}`);
});

it('says for how much vehicles and goods are insured, where any of them says it', () => {
  const headsOf = (over: object) =>
    policyIn('en', over).parts.flatMap((part) =>
      part.kind === 'table' && ['Vehicles', 'General items'].includes(part.title)
        ? [part.columns.map(({ header }) => header).includes('Sum insured')]
        : [],
    );
  expect(headsOf({ vehicles: [aPolicyVehicle()], generals: [aGeneralItem()] })).toEqual([true, true]);
  expect(headsOf({ vehicles: [aPolicyVehicle({ sum: null })], generals: [aGeneralItem({ sum: null })] })).toEqual([
    false,
    false,
  ]);
});

it('sums up what is paid and what is open', () => {
  const { parts } = planIn('en');
  expect(factsOf(parts)).toMatchObject({
    'Total premium': '$599.15',
    Paid: '$49.92',
    'To pay': '$549.23',
    'Next instalment': '$49.92 · 15 Feb 2026',
  });
  const partly = aPolicySheet().instalments?.map((one) => ({
    ...one,
    ...(one.number === 2 && { paid_amount: '20.00' }),
  }));
  const plan = planIn('es', { instalments: partly });
  expect(factsOf(plan.parts)).toMatchObject({ Pagado: '$69,92', 'Por pagar': '$529,23' });
  expect(factsOf(plan.parts)).toMatchObject({ 'Próxima cuota': '$29,92 · 15 feb 2026' });
  const table = plan.parts.find((part) => part.kind === 'table');
  expect(table?.columns.slice(-3).map(({ header }) => header)).toEqual(['Valor', 'Pagado', 'Por pagar']);
  expect(table?.rows[1]?.slice(-3)).toEqual(['$49,92', '$20,00', '$29,92']);
  expect(table?.sum?.slice(-3)).toEqual(['$599,15', '$69,92', '$529,23']);
  expect(JSON.stringify(parts)).not.toMatch(/0103478210|Emilia|D-Max/);
});

describe('a policy with movements and credits', () => {
  const tableOf = (parts: readonly PaperPart[], title: string) =>
    parts.find((part) => part.kind === 'table' && part.title === title);

  it('adds up on its payment plan: what came in apart from what was crossed, withheld and written off', () => {
    const { parts } = planIn('en', aCancelledSheet());
    expect(factsOf(parts)).toMatchObject({
      'Current total premium': '$754.69',
      'Total premium as issued': '$1,799.75',
      'Paid in money': '$950.00',
      'Crossed with credits': '$1,233.80',
      Withheld: '$49.50',
      'Written off': '$0.50',
      'To pay': '$0.00',
      'Still owed back': '$245.31',
    });
    expect(factsOf(parts)).not.toHaveProperty('Paid');
    expect(factsOf(parts)).not.toHaveProperty('Refunded');
    const [credit] = aCancelledSheet().credits ?? [];
    const refunded = credit && [{ ...credit, refunded: '45.31', balance: '-200.00' }];
    expect(factsOf(planIn('en', aCancelledSheet({ credits: refunded ?? null })).parts)).toMatchObject({
      Refunded: '$45.31',
      'Still owed back': '$200.00',
    });
    expect(factsOf(planIn('es', aCancelledSheet()).parts)).toMatchObject({
      'Prima total actual': '$754,69',
      'Prima total como se emitió': '$1.799,75',
      'Pagado en dinero': '$950,00',
      'Cruzado con saldos a favor': '$1.233,80',
      'Saldo a favor por devolver': '$245,31',
    });
  });

  it('says what a closing gave up of the premium', () => {
    const balance = {
      movements: '0.00',
      given_up: '499.32',
      instalments: '99.83',
      credits: '0.00',
      difference: '0.00',
    };
    const closed = aPolicy({
      status: 'closed',
      closed_reason: 'closed',
      closed_on: '2026-03-01',
      premium_balance: balance,
    });
    const facts = factsOf(planIn('en', { policy: closed }).parts);
    expect(facts).toMatchObject({ 'Total premium': '$599.15', 'Given up at closing': '$499.32' });
    expect(factsOf(planIn('en').parts)).not.toHaveProperty('Given up at closing');
  });

  it('names the movement of each instalment and credit, and counts those of each by themselves', () => {
    const { parts } = planIn('en', aCancelledSheet());
    const instalments = tableOf(parts, 'Instalments');
    // What credits alone paid has no other method.
    expect(instalments).toMatchObject({
      rows: [{ 0: '1 / 2' }, { 0: '1 / 1 · Movement 1: Inclusion' }, { 0: '2 / 2', 3: 'Crossed with credits' }],
    });
    expect(tableOf(parts, 'Credits')).toMatchObject({
      rows: [['1 / 1 · Movement 3: Cancellation', '1 Dec 2026', '$1,479.11', '$1,233.80', '$0.00', '$245.31']],
      sum: ['Total', '', '$1,479.11', '$1,233.80', '$0.00', '$245.31'],
    });
    expect(tableOf(planIn('en').parts, 'Credits')).toBeUndefined();
  });

  it('shows its movements and what they made of the premium, on the paper of the policy', () => {
    const { parts } = policyIn('es', aCancelledSheet());
    expect(tableOf(parts, 'Prima como se emitió')).toMatchObject({ sum: ['Prima total', '', '$1.799,75'] });
    expect(tableOf(parts, 'Movimientos')).toMatchObject({
      rows: [
        ['Como se emitió', '15 ene 2026', '', '$1.799,75'],
        ['1 · Inclusión', '1 mar 2026', 'END-0071', '$434,05'],
        ['3 · Cancelación', '1 dic 2026', '', '−$1.479,11'],
      ],
      sum: ['Prima total actual', '', '', '$754,69'],
    });
    expect(tableOf(parts, 'Saldos a favor')).toBeDefined();
    expect(tableOf(policyIn('es').parts, 'Movimientos')).toBeUndefined();
    expect(tableOf(policyIn('es').parts, 'Prima')).toBeDefined();
  });

  it('tells the current total also to whom movements are not shown', () => {
    expect(tableOf(policyIn('en', aCancelledSheet({ movements: null })).parts, 'Movements')).toMatchObject({
      rows: [
        ['As issued', '15 Jan 2026', '', '$1,799.75'],
        ['Movements', '', '', '−$1,045.06'],
      ],
      sum: ['Current total premium', '', '', '$754.69'],
    });
  });

  it('says on both papers the day on which it ends before its term', () => {
    for (const write of [policyIn, planIn]) {
      expect(factsOf(write('en', aCancelledSheet()).parts)).toMatchObject({
        Cancellation: 'Ends on 1 Dec 2026; active until then',
      });
      const policy = aPolicy({ status: 'closed', closed_reason: 'cancelled', closed_on: '2026-12-01' });
      expect(factsOf(write('es', { policy }).parts)).toMatchObject({ Cancelación: 'Terminó el 1 dic 2026' });
      const renewed = aPolicy({ closes_on: '2027-01-15', closes_as: 'renewed' });
      expect(factsOf(write('en', { policy: renewed }).parts)).not.toHaveProperty('Cancellation');
    }
  });
});
