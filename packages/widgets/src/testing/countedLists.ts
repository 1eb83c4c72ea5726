import type { Payment, PaymentSummary, PolicyRow, PolicySummary } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { aPage, aPaymentSummary, aPolicySummary } from '@corredor/core/fixtures';
import { addMoney } from '@corredor/core/money';
import { HttpResponse } from 'msw';
import { type Handlers, resolving } from './handlers.ts';

/** Where the rows are the first of many: what the server counts, by state. */
type More<Summary> = Partial<Omit<Summary, 'currency'>>;

const queryOf = ({ url }: Request) => new URL(url).searchParams;
const holds = (words: string, ...texts: (string | null | undefined)[]) =>
  texts.some((text) => text?.toLowerCase().includes(words.toLowerCase()));

/** Instalments as the server lists and counts them: by state and search, so that tabs, rows and sums agree. */
export function paymentsOf(rows: readonly Payment[], more: More<PaymentSummary> = {}): Handlers {
  const found = (request: Request) => {
    const search = queryOf(request).get('search') ?? '';
    return rows.filter(({ policy_number, payer }) => holds(search, policy_number, payer?.name));
  };
  const isIn = (status: string | null, row: Payment) =>
    status === null || status === 'all' || (status === 'unpaid' ? !row.is_paid : row.status === status);
  const states = ['delayed', 'near_expiry', 'on_time', 'paid'] as const;
  const summary = (request: Request) => {
    const has = found(request);
    const sums = states.map((status) => {
      const some = has.filter((row) => row.status === status);
      const own = { count: some.length, amount: addMoney(...some.map(({ amount }) => amount)) };
      return [status, (has.length === rows.length && more[status]) || own] as const;
    });
    return aPaymentSummary(Object.fromEntries(sums));
  };
  return {
    ...resolving('listPayments', ({ request }) => {
      const query = queryOf(request);
      const some = found(request).filter((row) => isIn(query.get('status'), row));
      const counts = summary(request);
      const all = states
        .filter((status) => some.some((row) => row.status === status))
        .reduce((sum, status) => sum + counts[status].count, 0);
      return HttpResponse.json(aPage(some.slice(0, Number(query.get('page_size') ?? 25)), all));
    }),
    ...resolving('getPaymentSummary', ({ request }) => HttpResponse.json(summary(request))),
  };
}

/** Policies as the server lists and counts them, on a given day. */
export function policiesOf(rows: readonly PolicyRow[], today: string, more: More<PolicySummary> = {}): Handlers {
  const found = (request: Request) => {
    const search = queryOf(request).get('search') ?? '';
    return rows.filter(({ number, contractor, provider }) => holds(search, number, contractor?.name, provider?.name));
  };
  const until = addDays(today, 30);
  const isIn = (status: string | null, row: PolicyRow) =>
    status === null || status === 'all'
      ? true
      : status === 'ending'
        ? row.status === 'active' && (row.end_date ?? '') >= today && (row.end_date ?? '') <= until
        : row.status === status;
  const parts = ['draft', 'active', 'expired', 'closed'] as const;
  const summary = (request: Request) => {
    const has = found(request);
    const sums = [...parts, 'ending' as const].map((status) => {
      const some = has.filter((row) => isIn(status, row));
      const own = {
        count: some.length,
        net_premium: addMoney(...some.map(({ net_premium }) => net_premium)),
        total_grant: addMoney(...some.map(({ total_grant }) => total_grant)),
      };
      return [status, (has.length === rows.length && more[status]) || own] as const;
    });
    return aPolicySummary(Object.fromEntries(sums));
  };
  return {
    ...resolving('listPolicies', ({ request }) => {
      const query = queryOf(request);
      const status = query.get('status');
      const some = found(request).filter((row) => isIn(status, row));
      const counts = summary(request);
      const all =
        status === 'ending'
          ? counts.ending.count
          : parts
              .filter((part) => some.some((row) => row.status === part))
              .reduce((sum, part) => sum + counts[part].count, 0);
      return HttpResponse.json(aPage(some.slice(0, Number(query.get('page_size') ?? 25)), all));
    }),
    ...resolving('getPolicySummary', ({ request }) => HttpResponse.json(summary(request))),
  };
}
