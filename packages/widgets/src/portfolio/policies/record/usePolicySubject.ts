import type { Policy } from '@corredor/core/api';
import { listPolicyInsureds, listPolicyVehicles } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { firstPage } from '../rows/useRowPages.ts';

/** What a policy is about in a word, by what its tabs have counted already: its first plate, else its first insured besides the contractor, and how many more. */
export function usePolicySubject({ id, contractor }: Pick<Policy, 'id' | 'contractor'>): string | undefined {
  const { t } = useTranslation('policies');
  const client = useClient();
  const path = { policyId: id };
  const vehicles = useQuery(queryOf(client, listPolicyVehicles, { path, query: firstPage })).data;
  const people = useQuery(queryOf(client, listPolicyInsureds, { path })).data;
  const named = (name: string | undefined, count: number) =>
    name && (count > 1 ? t('header.andMore', { name, count: count - 1 }) : name);
  const [vehicle] = vehicles?.results ?? [];
  // A vehicle is called by its plate, brand and model.
  if (vehicle) return named(vehicle.vehicle.name.split(' · ')[0], vehicles?.count ?? 1);
  if (!vehicles || !people) return undefined;
  const others = people.results.filter(({ customer }) => customer.id !== contractor?.id);
  return named(others[0]?.customer.name, people.count - (people.results.length - others.length));
}
