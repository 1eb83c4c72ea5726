import { listOperations, readDocument } from '../src/server/request/document.ts';

/** One kind of request, all of whose addresses are asked. */
interface SizeRequests {
  name: string;
  urls: string[];
  /** What p95 may be at most, in ms, for a brokerage of 20,000 policies and for one of 200,000. */
  goals: [number, number];
}
const lists = {
  policies: '/api/policy/policies/',
  instalments: '/api/policy/payments/',
  customers: '/api/core/customers/',
  vehicles: '/api/core/vehicles/',
  movements: '/api/policy/movements/',
  renewals: '/api/policy/renewals/',
  tasks: '/api/core/tasks/',
};
const words = ['SC-19999', 'SC-', 'García', 'ga', 'C30', 'José Núñez', 'nothing-like-it'];
const filters: Record<keyof typeof lists, string[]> = {
  policies: [
    ...['draft', 'active', 'expired', 'closed'].map((status) => `status=${status}`),
    'type=group',
    'insured_select_type=massive',
    'is_insured=true',
    'starts_from=2026-06-01',
    'ends_to=2026-12-31',
    'branch=FIRST_BRANCH',
    'provider=FIRST_PROVIDER',
    'contractor=FIRST_CUSTOMER',
    'customer=FIRST_CUSTOMER',
  ],
  instalments: [
    ...['paid', 'delayed', 'near_expiry', 'on_time'].map((status) => `status=${status}`),
    'method=card',
    'collected_by=broker',
    'due_from=2026-06-01',
    'due_to=2026-06-01',
    'branch=FIRST_BRANCH',
    'provider=FIRST_PROVIDER',
    'contractor=FIRST_CUSTOMER',
    'policy=FIRST_POLICY',
    'kind=credit',
    'at_risk=true',
    'to_remit=true',
  ],
  customers: ['role=payer', 'legal_type=legal', 'country=218'],
  vehicles: ['brand=kia', 'owner=FIRST_CUSTOMER'],
  movements: ['status=issued', 'status=sent', 'kind=surcharge', 'provider=FIRST_PROVIDER', 'policy=FIRST_POLICY'],
  renewals: [
    'kind=open',
    'risk=high',
    'unowned=true',
    'mine=true',
    'band=overdue',
    'provider=FIRST_PROVIDER',
    'branch=FIRST_BRANCH',
  ],
  tasks: ['status=open', 'status=done', 'kind=call', 'mine=true'],
};

/** Every list in every order and filter of the document, the searches and the blocks of the dashboard. */
export function sizeRequests(first: Record<'policy' | 'customer' | 'provider' | 'branch', number>): SizeRequests[] {
  const document = readDocument(new URL('../../../.build/openapi.json', import.meta.url));
  const ordersOf = (path: string) => {
    const operation = listOperations(document).find((one) => one.path === path && one.method === 'get');
    const parameter = operation?.parameters.find((one) => one.name === 'ordering');
    return (parameter?.schema as { enum?: string[] } | undefined)?.enum ?? [];
  };
  const withIds = (filter: string) =>
    filter.replace(/FIRST_(\w+)/, (_all, kind: string) => String(first[kind.toLowerCase() as keyof typeof first]));
  const goals: [number, number] = [100, 300];
  const groups = Object.entries(lists).flatMap(([name, path]): SizeRequests[] => [
    { name: `${name}, every order`, urls: ordersOf(path).map((order) => `${path}?ordering=${order}`), goals },
    {
      name: `${name}, every filter`,
      urls: filters[name as keyof typeof lists].map((filter) => `${path}?${withIds(filter)}`),
      goals,
    },
    { name: `${name}, search`, urls: words.map((word) => `${path}?search=${encodeURIComponent(word)}`), goals },
  ]);
  const deep = (page: number) => [`${lists.policies}?page=${page}`, `${lists.instalments}?page=${page}`];
  return [
    ...groups,
    { name: 'page 100', urls: deep(100), goals },
    { name: 'page 8,000', urls: deep(8000), goals: [500, 500] },
    {
      name: 'global search',
      urls: words.filter((word) => word.length > 1).map((word) => `/api/search/?q=${encodeURIComponent(word)}`),
      goals,
    },
    {
      name: 'dashboard, charts of every period',
      urls: ['all', 'year', 'month'].map((period) => `/api/dashboard/charts/?period=${period}`),
      goals,
    },
    ...['summary', 'production', 'ageing', 'totals'].map((block) => ({
      name: `dashboard, ${block}`,
      urls: [`/api/dashboard/${block}/`],
      goals,
    })),
    {
      name: 'sums of instalments, movements and cards; retention',
      urls: ['payments-summary', 'movements-summary', 'renewals-summary', 'renewals-retention'].map(
        (one) => `/api/policy/${one}/`,
      ),
      goals,
    },
    { name: 'history of policies', urls: ['/api/audit/?model=policy'], goals },
  ];
}
