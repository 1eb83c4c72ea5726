import type { Vehicle } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import {
  getBranch,
  getCoverage,
  getCustomer,
  getPolicy,
  getProvider,
  getSeller,
  getVehicle,
  listSellerCandidates,
  listTaskAssignees,
} from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

// Names seldom change, and a filter's chip need not be fetched again with every page.
const staleTime = 300_000;

/** The name of a customer known by number alone, as in an address. */
export function useCustomerName(id: number | null): string | undefined {
  const query = queryOf(useClient(), getCustomer, { path: { customerId: id ?? 0 } });
  return useQuery({ ...query, enabled: id !== null, staleTime }).data?.name;
}

/** The customer of this number; `isMissing` where there is none. */
export function useCustomer(id: number | null) {
  const query = queryOf(useClient(), getCustomer, { path: { customerId: id ?? 0 } });
  const { data, error } = useQuery({ ...query, enabled: id !== null, staleTime });
  return { customer: data, isMissing: error !== null && toCallError(error).status === 404 };
}

/** What lists call an insurance company known by number alone. */
export function useProviderName(id: number | null): string | undefined {
  const query = queryOf(useClient(), getProvider, { path: { providerId: id ?? 0 } });
  const { data } = useQuery({ ...query, enabled: id !== null, staleTime });
  return data?.short_name || data?.name;
}

/** The name of a branch known by number alone. */
export function useBranchName(id: number | null): string | undefined {
  const query = queryOf(useClient(), getBranch, { path: { branchId: id ?? 0 } });
  return useQuery({ ...query, enabled: id !== null, staleTime }).data?.name;
}

/** The name of a coverage known by number alone. */
export function useCoverageName(id: number | null): string | undefined {
  const query = queryOf(useClient(), getCoverage, { path: { coverageId: id ?? 0 } });
  return useQuery({ ...query, enabled: id !== null, staleTime }).data?.name;
}

/** What a vehicle is called: plate, brand and model. */
export const vehicleNameOf = ({ plate, brand, model }: Pick<Vehicle, 'plate' | 'brand' | 'model'>) =>
  `${plate} · ${brand} ${model}`;

/** The vehicle of this number; where it is not asked for, only if it is known already. */
export function useVehicle(id: number | null, { isAsked }: { isAsked: boolean }): Vehicle | undefined {
  const query = queryOf(useClient(), getVehicle, { path: { vehicleId: id ?? 0 } });
  const { data } = useQuery({ ...query, enabled: id !== null && isAsked, staleTime });
  return id === null ? undefined : data;
}

/** What a vehicle known by number alone is called. */
export function useVehicleName(id: number | null): string | undefined {
  const vehicle = useVehicle(id, { isAsked: true });
  return vehicle && vehicleNameOf(vehicle);
}

/** The name of a user who sells, known by number alone. */
export function useSellerName(id: number | null): string | undefined {
  const query = queryOf(useClient(), listSellerCandidates, { query: { page_size: 200 } });
  return useQuery({ ...query, enabled: id !== null, staleTime }).data?.results.find((seller) => seller.id === id)?.name;
}

/** The name of a seller's record known by number alone. */
export function useSellerRecordName(id: number | null): string | undefined {
  const query = queryOf(useClient(), getSeller, { path: { sellerId: id ?? 0 } });
  return useQuery({ ...query, enabled: id !== null, staleTime }).data?.name;
}

/** The number of a policy known by its own number alone. */
export function usePolicyName(id: number | null): string | undefined {
  const query = queryOf(useClient(), getPolicy, { path: { policyId: id ?? 0 } });
  const policy = useQuery({ ...query, enabled: id !== null, staleTime }).data;
  return policy && (policy.number ?? `#${policy.id}`);
}

/** The name of a colleague who can be given work, known by number alone. */
export function useAssigneeName(id: number | null): string | undefined {
  const query = queryOf(useClient(), listTaskAssignees, { query: { page_size: 200 } });
  return useQuery({ ...query, enabled: id !== null, staleTime }).data?.results.find((user) => user.id === id)?.name;
}
