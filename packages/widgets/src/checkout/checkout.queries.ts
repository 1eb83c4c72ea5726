import type { Api } from '../data/index.ts';

export type BillingPeriod = 'monthly' | 'annual';

/** All plans, at the prices of a country. */
export const listPlans = (api: Api, country: string | null) =>
  api.queryOptions('get', '/api/public/plans/', { params: { query: country ? { country_id: country } : {} } });

/** What a plan would cost now; asked anew at each visit, since it changes with the day. */
export const getQuote = (api: Api, plan_id: number, renewal_frequency: BillingPeriod) =>
  api.queryOptions(
    'get',
    '/api/billing/quote/',
    { params: { query: { plan_id, renewal_frequency } } },
    { staleTime: 0, refetchOnWindowFocus: false },
  );

/** Whom the last invoice was made out to. */
export const getInvoiceForm = (api: Api) =>
  api.queryOptions('get', '/api/billing/invoice-form/', undefined, { refetchOnWindowFocus: false });

/** Who takes the cards. */
export const getGateway = (api: Api) => api.queryOptions('get', '/api/billing/gateway/');
