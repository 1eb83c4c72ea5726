import type { Notification, Payment, PolicyRow, PolicyStatus, YearLine } from '@corredor/core/api';
import { addMonths } from '@corredor/core/dates';
import { aNotification, aPayment, aPolicy, aPolicyRow } from '@corredor/core/fixtures';
import { aSummary, someDues } from '../office/dashboard/summary.fixtures.ts';

/** The day on which the pictures of the front page are taken. */
export const galleryDay = '2026-11-20';

const people = {
  andina: { id: 12, name: 'Comercial Andina S.A.' },
  pichincha: { id: 18, name: 'Transportes Rumiñahui' },
  valle: { id: 44, name: 'Clínica del Valle' },
  ana: { id: 41, name: 'Ana Lucía Cevallos' },
  jorge: { id: 52, name: 'Jorge Andrade' },
  rosa: { id: 61, name: 'Rosa Elena Paredes' },
};
const insurers = {
  valle: { id: 3, name: 'Pichincha del Valle', short_name: 'Pichincha del Valle' },
  austro: { id: 5, name: 'Austral Seguros', short_name: 'Austral Seguros' },
  latina: { id: 9, name: 'Nueva Latina', short_name: 'Nueva Latina' },
};
const branches = {
  motor: { id: 7, name: 'Vehículos' },
  fire: { id: 5, name: 'Incendio' },
  health: { id: 3, name: 'Asistencia médica' },
  life: { id: 1, name: 'Vida individual' },
};
type Person = keyof typeof people;
type Insurer = keyof typeof insurers;
type Branch = keyof typeof branches;

/** What may be done with a policy that is not in force. */
const allowedActions: Partial<Record<PolicyStatus, PolicyRow['allowed_actions']>> = {
  draft: ['update', 'activate', 'delete'],
  closed: [],
};

const row = (
  id: number,
  number: string | null,
  status: PolicyStatus,
  contractor: Person,
  provider: Insurer,
  branch: Branch,
  start: string,
  total: string,
): PolicyRow =>
  aPolicyRow({
    id,
    number,
    status,
    contractor: people[contractor],
    provider: insurers[provider],
    branch: branches[branch],
    start_date: start,
    end_date: start.replace(/^\d+/, (year) => String(Number(year) + 1)),
    total_grant: total,
    allowed_actions: allowedActions[status] ?? aPolicyRow().allowed_actions,
  });

/** A page of a portfolio in which something is always due. */
export const galleryPolicies = (): PolicyRow[] => [
  row(131, 'VH-2025-00977', 'expired', 'jorge', 'austro', 'motor', '2025-11-12', '684.20'),
  row(118, 'VH-2026-00418', 'active', 'ana', 'valle', 'motor', '2025-12-04', '599.15'),
  row(122, 'IN-2025-00031', 'active', 'andina', 'latina', 'fire', '2025-12-18', '8420.00'),
  row(124, 'AM-2026-00204', 'active', 'valle', 'valle', 'health', '2026-02-01', '12960.40'),
  row(125, 'VH-2026-00512', 'active', 'pichincha', 'austro', 'motor', '2026-03-15', '4187.25'),
  row(127, 'VI-2026-00088', 'active', 'rosa', 'latina', 'life', '2026-05-20', '731.80'),
  row(128, 'VH-2026-00733', 'active', 'andina', 'austro', 'motor', '2026-08-09', '1284.60'),
  row(130, 'IN-2026-00140', 'draft', 'valle', 'valle', 'fire', '2026-12-01', '2310.00'),
  row(133, 'AM-2026-00309', 'draft', 'rosa', 'latina', 'health', '2026-12-01', '948.75'),
  row(109, 'VH-2024-00815', 'closed', 'pichincha', 'valle', 'motor', '2024-09-30', '3902.10'),
  ...Array.from({ length: 15 }, (_none, index) =>
    row(
      90 - index,
      `VH-2024-00${750 - index * 17}`,
      'closed',
      'valle',
      index % 2 ? 'austro' : 'latina',
      'motor',
      `2024-0${9 - (index % 8)}-14`,
      `${640 + index * 83}.40`,
    ),
  ),
];

/** A policy most of whose term has passed, with its instalments paid so far. */
export const galleryPolicy = () =>
  aPolicy({
    start_date: '2025-12-04',
    end_date: '2026-12-04',
    activated_at: '2025-11-28T16:40:12Z',
    contractor: people.ana,
    payer: people.ana,
    provider: insurers.valle,
    current_total: '665.40',
    movements_count: 2,
    instalments_summary: {
      count: 12,
      paid: 11,
      total: '665.40',
      collected: '615.48',
      collected_by_broker: '0.00',
      crossed: '0.00',
      withheld: '0.00',
      written_off: '0.00',
      credits: 0,
      credit_balance: '0.00',
    },
  });

/** Its year: eleven instalments are paid and one is late, two movements count, and the next term is being prepared. */
export const galleryYearLine = (): YearLine => ({
  instalments: Array.from({ length: 12 }, (_, index) => ({
    id: 1180 + index,
    number: index + 1,
    instalments_count: 12,
    movement_number: null,
    due_date: addMonths('2025-12-04', index),
    amount: '49.92',
    balance: index < 11 ? '0.00' : '49.92',
    state: index < 11 ? 'paid' : 'late',
  })),
  movements: [
    { id: 31, number: 1, kind: 'inclusion', effective_date: '2026-02-18', total_delta: '86.40' },
    { id: 32, number: 2, kind: 'exclusion', effective_date: '2026-07-20', total_delta: '-20.15' },
  ],
  next_term: {
    id: 222,
    name: 'VH-2026-00518',
    status: 'draft',
    start_date: '2026-12-04',
    end_date: '2027-12-04',
  },
});

/** Its instalment that is late. */
export const galleryLateInstalment = (): Payment =>
  aPayment({ id: 1191, number: 12, instalments_count: 12, due_date: '2026-11-04', status: 'delayed' });

/** What there is to collect, the oldest first. */
export const galleryPayments = (): Payment[] =>
  someDues(galleryDay, [people.andina, people.pichincha, people.rosa, people.valle, people.ana]);

/** How many policies there are in each state: as many as the dashboard counts. */
export const galleryStates = {
  active: { count: 184, net_premium: '203480.50', total_grant: '243822.51' },
  ending: { count: 4, net_premium: '9120.40', total_grant: '10928.63' },
  expired: { count: 12, net_premium: '8120.75', total_grant: '9730.81' },
  draft: { count: 9, net_premium: '6040.00', total_grant: '7237.53' },
  closed: { count: 1079, net_premium: '912480.20', total_grant: '1093397.42' },
};

const notification = (
  id: number,
  kind: Notification['kind'],
  created_at: string,
  params: Notification['params'],
  status: Notification['status'] = 'unread',
): Notification => aNotification({ id, kind, params, status, created_at, updated_at: created_at });

/** A morning's notifications, the newest first. */
export const galleryNotifications = (): Notification[] => [
  notification(340, 'contact_received', '2026-11-20T16:52:00Z', {
    name: 'Lucía Paredes',
    email: 'lucia.paredes@example.com',
    message: '¿Pueden cotizar el seguro de mi auto?',
  }),
  notification(339, 'payment_delayed', '2026-11-20T11:00:00Z', {
    payment_id: 880,
    policy_id: 127,
    number: 'VI-2026-00088',
    instalment: 6,
    amount: '60.98',
    currency: 'USD',
    due_date: '2026-11-12',
  }),
  notification(338, 'policy_near_end', '2026-11-20T11:00:00Z', {
    policy_id: 118,
    number: 'VH-2026-00418',
    contractor: people.ana.name,
    end_date: '2026-12-04',
  }),
  notification(
    331,
    'payment_paid',
    '2026-11-19T20:15:00Z',
    {
      payment_id: 890,
      policy_id: 124,
      number: 'AM-2026-00204',
      instalment: 10,
      amount: '1080.03',
      currency: 'USD',
      due_date: '2026-11-19',
      actor: 'José Luis Andrade',
    },
    'read',
  ),
];

/** What the dashboard of that day says. */
export const gallerySummary = () => aSummary({ today: galleryDay });

/** A spreadsheet as an office keeps it: its own headings, and one number with a wrong digit. */
export const gallerySpreadsheet = [
  'Cédula;Nombre;Correo;Teléfono',
  '1710034065;Rosa Elena Paredes;rosa.paredes@example.com;0998123456',
  '1710034066;Jorge Andrade;jorge.andrade@example.com;0987654321',
  '1713175071;Ana Lucía Cevallos;ana.cevallos@example.com;0991112223',
  '0926687856;Martín Quishpe;martin.quishpe@example.com;0994445556',
].join('\n');

const wrongDigit: Record<string, string> = {
  es: 'El dígito verificador de la cédula no coincide.',
  en: 'The check digit of the identification is wrong.',
};
/** What is said of that spreadsheet's rows, in the language of who asks. */
export const galleryCheck = (language: string) => ({
  results: [2, 3, 4, 5].map((number) => ({
    number,
    record: null,
    warnings: {},
    outcome: number === 3 ? 'failed' : 'created',
    errors: number === 3 ? { identification: [wrongDigit[language.slice(0, 2)]] } : {},
  })),
});
