import { keepPreviousData } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

/** The plan of the brokerage and its term. */
export const getSubscription = (api: Api) => api.queryOptions('get', '/api/billing/subscription/');

/** One page of what was paid for it, newest first. */
export const listSubscriptionPayments = (api: Api, query: { page: number; page_size: number }) =>
  api.queryOptions('get', '/api/billing/history/', { params: { query } }, { placeholderData: keepPreviousData });
