import type { CustomerPatch, FamilyRelationship } from '@corredor/core/api';
import { type ApiClient, call, ifMatch } from '@corredor/core/client';
import { getCustomer, updateCustomer } from '@corredor/core/operations';

/** Links a customer to a titular, or frees them; reads their version first, because only their name is in sight. */
export async function setTitular(
  client: ApiClient,
  customerId: number,
  titular: { id: number; relationship: FamilyRelationship | null } | null,
) {
  const path = { customerId };
  const { version } = await call(client, getCustomer, { path });
  const body: CustomerPatch = titular
    ? { insured_type: 'dependent', titular_id: titular.id, family_relationship: titular.relationship }
    : { insured_type: null };
  return call(client, updateCustomer, { path, header: ifMatch(version), body });
}
