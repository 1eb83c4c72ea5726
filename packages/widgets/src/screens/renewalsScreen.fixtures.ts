import type { Renewal, RenewalMail } from '@corredor/core/api';
import { aPage, aRenewal, aRenewalSummary, renewalStages } from '@corredor/core/fixtures';
import { addMoney } from '@corredor/core/money';
import { HttpResponse } from 'msw';
import { fn } from 'storybook/test';
import { answering, answers, empty, type Handlers, onDay, resolving, withToasts } from '../testing/index.ts';

/** What the mocked server was sent. */
export const sent = fn();
/** One that is prepared, one at risk that is nobody's, and one that was lost. */
export const rows = [
  aRenewal(),
  aRenewal({
    id: 8,
    policy_id: 119,
    policy: { id: 119, name: 'VH-2026-00419' },
    contractor: { id: 42, name: 'Transportes Andinos' },
    next: null,
    premium_change: null,
    days_left: 9,
    end_date: '2026-03-19',
    stage_id: 1,
    stage: { id: 1, name_es: 'Por revisar', name_en: 'To review', kind: 'open' },
    assignee_id: null,
    assignee: null,
    year_line: {
      paid: ['2025-04-15', '2025-10-15'],
      part_paid: [],
      late: ['2026-01-15'],
      to_come: [],
      next_status: null,
    },
    risk: 'high',
    risk_reasons: ['no_offer'],
    allowed_actions: ['move', 'assign', 'prepare', 'ask', 'remind', 'lose'],
  }),
  aRenewal({
    id: 9,
    policy_id: 120,
    policy: { id: 120, name: 'VH-2026-00420' },
    next: null,
    stage_id: 5,
    stage: { id: 5, name_es: 'No renovada', name_en: 'Not renewed', kind: 'lost' },
    outcome: 'lost',
    decided_on: '2026-03-05',
    lost_reason_code: 'price',
    lost_reason: 'Otra cobra menos.',
    risk: null,
    risk_reasons: [],
    allowed_actions: ['reopen'],
  }),
];
/** The address of the board. */
export const board = '/app/management/renewals?view=board';
/** What a term is listed under: undecided, renewed, or lost in one of several ways. */
const kindOf = ({ outcome }: Renewal) => (outcome === null ? 'open' : outcome === 'renewed' ? 'renewed' : 'lost');
/** Renewals as the server lists and adds them up: those of a kind and a stage, page by page. */
export const renewalsOf = (all: readonly Renewal[]): Handlers => ({
  ...resolving('listRenewals', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const [stage, kind, until] = [query.get('stage'), query.get('kind'), query.get('ends_to')];
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 25)];
    const some = all.filter(
      (row) =>
        (stage === null || String(row.stage_id) === stage) &&
        (kind === null || kindOf(row) === kind) &&
        (until === null || (row.end_date !== null && row.end_date <= until)),
    );
    return HttpResponse.json(aPage(some.slice((page - 1) * size, page * size), some.length));
  }),
  ...answering('getRenewalSummary', aRenewalSummary()),
  ...answering('getRenewalBoard', {
    currency: 'USD',
    columns: aRenewalSummary().stages.map(({ stage }) => {
      const some = all.filter(({ stage_id }) => stage_id === stage.id);
      const net_premium = addMoney('0.00', ...some.map((row) => row.net_premium));
      return { stage, count: some.length, net_premium, renewals: some.slice(0, 50) };
    }),
  }),
});
/** The mail to an insurer before it is sent. */
export const mail: RenewalMail = {
  recipient: { id: 3, name: 'Aseguradora del Sur S.A.' },
  email: 'emision@delsur.example',
  language: 'es',
  subject: 'Condiciones de renovación · Andes Seguros',
  opening:
    'Estimados señores de Aseguradora del Sur S.A.:\n\nLes pedimos sus condiciones para renovar las pólizas de la lista adjunta (1).',
  closing: 'Quedamos atentos a su respuesta.\n\nAndes Seguros',
  has_list: true,
};
const none = { added: [], removed: [], changed: [] };
const tracker = { key: 'tracker', name_es: 'Rastreo', name_en: 'Tracker', kind: 'yes_no' } as const;

/** What the stories of renewals have in common: terms of every kind of stage, and what is heard being sent. */
export const withRenewals = {
  decorators: [withToasts],
  parameters: {
    start: '/app/management/renewals',
    ...answers(
      renewalsOf(rows),
      // None ended before the list begins.
      empty('listPolicies'),
      answering('getRenewal', aRenewal()),
      answering('getRenewalMail', mail),
      answering('listRenewalStages', { results: [...renewalStages] }),
      answering('comparePolicies', {
        fields: [
          { field: 'deductible', before: '10 %', after: '15 %' },
          { field: 'is_insured', before: false, after: true },
          { field: 'maximum_insured_sum', before: '20000.00', after: '18000.00' },
        ],
        lists: {
          vehicles: {
            ...none,
            added: ['PAA0002'],
            changed: [
              {
                name: 'PDF4821',
                fields: [{ field: 'commercial_value', before: '20000.00', after: '18000.00' }],
                extras: [{ ...tracker, before: false, after: true }],
              },
            ],
          },
          insureds: none,
          coverages: none,
          generals: none,
        },
        charges: [],
        extras: [{ ...tracker, before: true, after: null }],
        chips: [
          { code: 'premium', percent: '5.00' },
          { code: 'added', list: 'vehicles', count: 1 },
        ],
      }),
    ),
  },
  beforeEach: () => {
    sent.mockClear();
    // On which their days left are counted.
    return onDay('2026-03-10')();
  },
};
