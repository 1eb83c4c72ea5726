import type {
  DashboardAgeing,
  DashboardBand,
  DashboardChart,
  DashboardCharts,
  DashboardCollection,
  DashboardProduction,
  DashboardSlice,
  DashboardSummary,
  DashboardTotals,
  Payment,
  Ref,
  RenewalRetention,
  RenewalSummary,
  RetentionByGroup,
} from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { aPayment, aRenewalSummary } from '@corredor/core/fixtures';
import { addMoney } from '@corredor/core/money';

const day = '2026-02-10';

const slice = (id: number, name: string, policies: number, net_premium: string): DashboardSlice => ({
  id,
  name,
  policies,
  net_premium,
});
const chartOf = (results: DashboardSlice[], count = results.length): DashboardChart => ({ count, results });
const contractors = [
  slice(12, 'Comercial Andina S.A.', 6, '62100.00'),
  slice(18, 'Transportes Pichincha Cía. Ltda.', 9, '41870.25'),
  slice(31, 'María José Peña', 5, '14210.00'),
  slice(44, 'Clínica del Valle', 2, '9980.00'),
  slice(52, 'Jorge Andrade', 3, '2310.40'),
];

/** A portfolio in five branches and three insurance companies. */
export const someCharts = (over: Partial<DashboardCharts> = {}): DashboardCharts => ({
  today: day,
  currency: 'USD',
  starts_from: null,
  policies_by_branch: chartOf([
    slice(7, 'Vehículos', 86, '48210.50'),
    slice(3, 'Asistencia médica', 41, '96400.00'),
    slice(5, 'Incendio y líneas aliadas', 27, '33150.00'),
    slice(1, 'Vida individual', 22, '18300.00'),
    slice(27, 'Cumplimiento de contrato', 8, '7420.00'),
  ]),
  contractors_by_net_premium: chartOf(contractors, 38),
  policies_by_provider: chartOf([
    slice(3, 'Seguros Pichincha del Valle', 74, '81200.00'),
    slice(5, 'Aseguradora del Austro', 62, '60110.50'),
    slice(9, 'Latina Seguros', 48, '62170.00'),
  ]),
  contractors_by_quantity: chartOf(
    contractors.toSorted((a, b) => b.policies - a.policies),
    38,
  ),
  ...over,
});

const none = { count: 0, results: [] };
/** Nothing in force. */
export const noCharts = someCharts({
  policies_by_branch: none,
  contractors_by_net_premium: none,
  policies_by_provider: none,
  contractors_by_quantity: none,
});

type Sum = readonly [instalments: number, amount: string];
const nothing: Sum[] = [
  [0, '0.00'],
  [0, '0.00'],
  [0, '0.00'],
  [0, '0.00'],
];
const ends = [30, 60, 90, null] as const;
const bandsOf = (side: 'late' | 'coming', sums: readonly Sum[], today = day): DashboardBand[] =>
  ends.map((to_days, index) => {
    const from_days = index === 0 ? (side === 'late' ? 1 : 0) : 30 * index + 1;
    const near = addDays(today, side === 'late' ? -from_days : from_days);
    const far = to_days && addDays(today, side === 'late' ? -to_days : to_days);
    const [instalments, amount] = sums[index] ?? [0, '0.00'];
    const [due_from, due_to] = side === 'late' ? [far, near] : [near, far];
    return { from_days, to_days, due_from, due_to, instalments, amount };
  });
const someLate: Sum[] = [
  [4, '640.50'],
  [2, '400.00'],
  [0, '0.00'],
  [1, '200.00'],
];
const someComing: Sum[] = [
  [38, '6120.00'],
  [31, '5400.00'],
  [30, '5310.25'],
  [112, '19870.00'],
];

/** An instalment by the days that it is away, its amount, its policy and which of the policy's it is. */
type Due = readonly [days: number, amount: string, policy: string, instalment: string, payer: number];
const dues: Due[] = [
  [-104, '200.00', 'IN-2025-00112', '3 of 4', 4],
  [-48, '220.00', 'VH-2026-00733', '1 of 12', 0],
  [-36, '180.00', 'AP-2026-00219', '2 of 6', 3],
  [-15, '348.94', 'VH-2026-00512', '8 of 12', 1],
  [-8, '60.98', 'VI-2026-00088', '6 of 12', 2],
  [-6, '130.58', 'VH-2026-00671', '2 of 12', 3],
  [-3, '100.00', 'RC-2026-00054', '1 of 3', 0],
  [1, '46.80', 'VH-2026-00409', '9 of 12', 2],
  [1, '46.80', 'VH-2026-00416', '9 of 12', 4],
  [2, '46.80', 'VH-2026-00423', '8 of 12', 3],
  [3, '107.05', 'VH-2026-00733', '4 of 12', 0],
  [3, '46.80', 'VH-2026-00430', '8 of 12', 1],
  [4, '46.80', 'VH-2026-00437', '7 of 12', 2],
  [5, '46.80', 'VH-2026-00444', '7 of 12', 4],
  [5, '46.80', 'VH-2026-00451', '7 of 12', 3],
  [6, '701.67', 'IN-2025-00031', '12 of 12', 0],
  [6, '46.80', 'VH-2026-00458', '6 of 12', 1],
  [7, '1080.03', 'AM-2026-00204', '11 of 12', 3],
  [7, '46.85', 'VH-2026-00465', '6 of 12', 2],
  [15, '348.94', 'VH-2026-00512', '9 of 12', 1],
  [18, '95.30', 'AP-2026-00219', '3 of 6', 3],
  [22, '60.98', 'VI-2026-00088', '7 of 12', 2],
  [25, '49.92', 'VH-2026-00418', '9 of 12', 4],
  [27, '412.00', 'RM-2026-00017', '2 of 4', 0],
  [29, '1080.03', 'AM-2026-00204', '12 of 12', 3],
];
/** The first page of what that brokerage has to collect, the oldest first; what is late and what is near is all of it. */
export const someDues = (today = day, payers: readonly Ref[] = contractors): Payment[] =>
  dues.map(([days, amount, policy_number, instalment, payer], index) => {
    const [number, instalments_count] = instalment.split(' of ').map(Number);
    const { id, name } = payers[payer] ?? { id: 41, name: 'Ana Lucía Cevallos Mora' };
    return aPayment({
      id: 870 + index,
      policy_number,
      amount,
      number: number ?? 1,
      instalments_count: instalments_count ?? 12,
      due_date: addDays(today, days),
      status: days < 0 ? 'delayed' : days <= 7 ? 'near_expiry' : 'on_time',
      contractor: { id, name },
      payer: { id, name },
    });
  });
/** How many instalments of that brokerage are in each state. */
export const someStates = {
  delayed: { count: 7, amount: '1240.50' },
  near_expiry: { count: 12, amount: '2310.00' },
  on_time: { count: 199, amount: '34390.25' },
  paid: { count: 861, amount: '148266.07' },
};

/** A brokerage with something of everything due, but for unfinished forms. */
export const aSummary = (over: Partial<DashboardSummary> = {}): DashboardSummary => ({
  today: day,
  near_days: 7,
  near_until: addDays(over.today ?? day, 7),
  ending_until: addDays(over.today ?? day, 30),
  currency: 'USD',
  due: {
    policies_lapsed: 3,
    instalments_delayed: 7,
    instalments_near: 12,
    policies_ending: 4,
    policies_uncovered: 3,
    unfinished_forms: 0,
  },
  amounts: { policies_lapsed: '2480.75', instalments_delayed: '1240.50', instalments_near: '2310.00' },
  has_sample: false,
  first_steps: null,
  ...over,
});
/** Nothing waits for anybody. */
export const nothingDue = aSummary({
  due: {
    policies_lapsed: 0,
    instalments_delayed: 0,
    instalments_near: 0,
    policies_ending: 0,
    policies_uncovered: 0,
    unfinished_forms: 0,
  },
  amounts: { policies_lapsed: '0.00', instalments_delayed: '0.00', instalments_near: '0.00' },
});
/** What is to be collected of that brokerage. */
export const someAges = (over: Partial<DashboardAgeing> = {}): DashboardAgeing => ({
  today: day,
  currency: 'USD',
  late: bandsOf('late', someLate, over.today),
  coming: bandsOf('coming', someComing, over.today),
  ...over,
});
/** Nothing is owed. */
export const noAges = someAges({ late: bandsOf('late', nothing), coming: bandsOf('coming', nothing) });
/** Ages with these amounts, of which all have the same number of instalments. */
export const agesOf = (amount: string, instalments: number) => {
  const all = nothing.map((): Sum => [instalments, amount]);
  return { late: bandsOf('late', all), coming: bandsOf('coming', all) };
};

/** The first day of the month some months away. */
const monthsFrom = (today: string) => (months: number) => {
  const [year, month] = today.split('-').map(Number);
  return new Date(Date.UTC(Number(year), Number(month) - 1 + months, 1)).toISOString().slice(0, 10);
};
/** Twelve months in which most of what is due comes in; of the last one a part is not due yet. */
export const someCollection = (today = day, scale = 1): DashboardCollection => {
  const firstOf = monthsFrom(today);
  const months = Array.from({ length: 12 }, (_none, index) => ({
    from: firstOf(index - 11),
    to: addDays(firstOf(index - 10), -1),
    due: `${(5900 + ((index * 41) % 9) * 180) * scale}.00`,
    received: `${(index === 11 ? 2310 : 5600 + ((index * 31) % 7) * 290) * scale}.25`,
  }));
  return {
    today,
    currency: 'USD',
    due: addMoney(...months.map(({ due }) => due)),
    received: addMoney(...months.map(({ received }) => received)),
    months,
  };
};
/** A brokerage that collects nothing yet. */
export const noCollection = (): DashboardCollection => ({
  ...someCollection(),
  due: '0.00',
  received: '0.00',
  months: someCollection().months.map((month) => ({ ...month, due: '0.00', received: '0.00' })),
});

/** Twelve months that end with the month of a day, each larger or smaller than the year before. */
export const someProduction = (today = day, scale = 1): DashboardProduction => {
  const firstOf = monthsFrom(today);
  const months = Array.from({ length: 12 }, (_none, index) => {
    const fresh = `${(2100 + ((index * 37) % 11) * 230) * scale}.00`;
    const renewed = `${(4200 + ((index * 53) % 13) * 310) * scale}.50`;
    return {
      starts_from: firstOf(index - 11),
      starts_to: addDays(firstOf(index - 10), -1),
      policies: 8 + (index % 5),
      new: fresh,
      renewed,
      movements: `${((index * 43) % 5) * 60 * scale - 90}.00`,
      total: addMoney(fresh, renewed),
      last_year: `${(5600 + ((index * 29) % 7) * 420) * scale}.00`,
    };
  });
  return {
    today,
    currency: 'USD',
    total: addMoney(...months.map(({ total }) => total)),
    last_year: addMoney(...months.map(({ last_year }) => last_year)),
    months,
  };
};
/** A brokerage that has activated nothing yet. */
export const noProduction = (): DashboardProduction => ({
  ...someProduction(),
  total: '0.00',
  last_year: '0.00',
  months: someProduction().months.map((month) => ({
    ...month,
    policies: 0,
    new: '0.00',
    renewed: '0.00',
    movements: '0.00',
    total: '0.00',
    last_year: '0.00',
  })),
});

/** How much there is. */
export const someTotals = (over: Partial<DashboardTotals> = {}): DashboardTotals => ({
  policies: 1284,
  vehicles: 312,
  customers: 903,
  generals: 57,
  ...over,
});

/** Terms that end in the nine weeks from the Monday on, fewer of them decided the later they end. */
export const someWeeks = (): RenewalSummary =>
  aRenewalSummary({
    weeks: [
      [4, 1],
      [5, 2],
      [3, 4],
      [2, 3],
      [2, 6],
      [1, 4],
      [0, 5],
      [0, 3],
      [0, 4],
    ].map(([decided = 0, open = 0], week) => ({
      from: addDays('2026-02-09', 7 * week),
      until: addDays('2026-02-15', 7 * week),
      decided,
      open,
      open_net_premium: `${open * 500}.00`,
    })),
  });

const terms = (renewed: number, lost: number, by_count: string | null, open = 0): RenewalRetention => ({
  ...{ from: '2025-02-11', until: day, ending: renewed + lost + open, renewed, lost, open },
  ...{
    renewed_expiring: `${renewed * 1300}.00`,
    lost_expiring: `${lost * 1200}.00`,
    open_expiring: `${open * 900}.00`,
  },
  ...{ by_count, by_premium: by_count, growth: renewed > 0 ? '5.00' : null },
});
/** What became of the terms of a year, by branch. */
export const someRetention: RetentionByGroup = {
  currency: 'USD',
  all: { ...terms(34, 4, '89.47', 2), by_premium: '90.20' },
  groups: [
    { id: 7, name: 'Vehículos', retention: terms(21, 3, '87.50', 1) },
    { id: 3, name: 'Asistencia médica', retention: terms(9, 1, '90.00', 1) },
    { id: 1, name: 'Vida individual', retention: terms(4, 0, '100.00') },
    { id: null, name: null, retention: terms(0, 0, null, 1) },
  ],
};
