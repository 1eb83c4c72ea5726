import type {
  DashboardAgeing,
  DashboardBand,
  DashboardChart,
  DashboardCharts,
  DashboardProduction,
  DashboardSlice,
  DashboardSummary,
  DashboardTotals,
} from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
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

/** A brokerage with something of everything due, but for unfinished forms. */
export const aSummary = (over: Partial<DashboardSummary> = {}): DashboardSummary => ({
  today: day,
  near_days: 7,
  near_until: addDays(over.today ?? day, 7),
  ending_until: addDays(over.today ?? day, 30),
  currency: 'USD',
  due: { instalments_delayed: 7, instalments_near: 12, policies_ending: 4, policies_uncovered: 3, unfinished_forms: 0 },
  amounts: { instalments_delayed: '1240.50', instalments_near: '2310.00' },
  late: bandsOf('late', someLate, over.today),
  has_sample: false,
  first_steps: null,
  ...over,
});
/** Nothing waits for anybody. */
export const nothingDue = aSummary({
  due: { instalments_delayed: 0, instalments_near: 0, policies_ending: 0, policies_uncovered: 0, unfinished_forms: 0 },
  amounts: { instalments_delayed: '0.00', instalments_near: '0.00' },
  late: bandsOf('late', nothing),
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

/** Twelve months that end with the month of a day, each larger or smaller than the year before. */
export const someProduction = (today = day, scale = 1): DashboardProduction => {
  const firstOf = (months: number) => {
    const [year, month] = today.split('-').map(Number);
    return new Date(Date.UTC(Number(year), Number(month) - 1 + months, 1)).toISOString().slice(0, 10);
  };
  const months = Array.from({ length: 12 }, (_none, index) => {
    const fresh = `${(2100 + ((index * 37) % 11) * 230) * scale}.00`;
    const renewed = `${(4200 + ((index * 53) % 13) * 310) * scale}.50`;
    return {
      starts_from: firstOf(index - 11),
      starts_to: addDays(firstOf(index - 10), -1),
      policies: 8 + (index % 5),
      new: fresh,
      renewed,
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
