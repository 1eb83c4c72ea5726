import type { DashboardChart, DashboardCharts, DashboardSlice, DashboardSummary } from '@corredor/core/api';

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

/** A brokerage with something of everything due. */
export const aSummary = (over: Partial<DashboardSummary> = {}): DashboardSummary => ({
  today: '2026-02-10',
  ending_until: '2026-03-12',
  currency: 'USD',
  starts_from: null,
  totals: { policies: 1284, vehicles: 312, customers: 903, generals: 57 },
  due: { instalments_delayed: 7, instalments_near: 12, policies_ending: 4, drafts: 3 },
  amounts: { instalments_delayed: '1240.50', instalments_near: '2310.00' },
  charts: someCharts(),
  ...over,
});
