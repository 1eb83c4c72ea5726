import type { Customer } from '@corredor/core/api';
import { tidyTexts } from '../../server/checks/texts.ts';
import { toPage } from '../../server/records/paging.ts';
import { businessFields, recordChanges } from '../../server/records/recordChanges.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { checkChangedCustomer, checkNewCustomer } from './checkCustomer.ts';
import type { CustomerStore, CustomerValues } from './customers.store.ts';

/** The contractors, payers and insureds of a brokerage. */
export const customerOperations = (scope: Scope, customers: CustomerStore) => {
  const record = recordChanges(scope, 'customer', forHistory);
  return {
    listCustomers: async ({ query, url }) => ok(toPage({ query, url }, await customers.page(query))),
    getCustomer: async ({ path }) => {
      const customer = await customers.find(path.customerId);
      return customer ? ok(customer) : notFound('customer');
    },
    createCustomer: async ({ body }) => {
      const values = await checkNewCustomer(tidyTexts(body), await customers.today());
      await refuseWrongTitular(customers, values);
      const customer = await customers.create(values);
      if (!customer) return taken(await customers.findHolder(values));
      await record('customer_created', customer.id, { after: customer });
      return created(customer);
    },
    updateCustomer: async ({ path, body, version }) => {
      const before = await customers.findLocked(path.customerId);
      if (!before) return notFound('customer');
      if (before.version !== version) return stale(before);
      const values = await checkChangedCustomer(before, tidyTexts(body), await customers.today());
      if (values.legal_type === 'legal' && before.dependents.length > 0)
        return invalidField('legal_type', 'field.legal_dependents');
      await refuseWrongTitular(customers, values, before);
      const holder = await customers.findHolder({ ...before, ...values });
      if (holder && holder.id !== before.id) return taken(holder);
      const after = await customers.update(before.id, version, values);
      if (!after) return stale(await customers.find(before.id));
      await record('customer_updated', after.id, { before, after });
      return ok(after);
    },
    deleteCustomer: ({ path, version }) =>
      removeRecord(
        { ...customers, find: customers.findLocked },
        {
          what: 'customer',
          id: path.customerId,
          version,
          record: (before) => record('customer_deleted', before.id, { before }),
        },
      ),
  } satisfies Partial<Operations>;
};

/** Dependence has one level: a titular depends on nobody, and nobody on themselves. */
export async function refuseWrongTitular(customers: CustomerStore, values: CustomerValues, before?: Customer) {
  if (values.titular_id == null) return;
  if (values.titular_id === before?.id) throw invalidField('titular_id', 'field.titular_self');
  if (before && before.dependents.length > 0) throw invalidField('titular_id', 'field.has_dependents');
  const titular = await customers.findHeld(values.titular_id);
  if (!titular) throw invalidField('titular_id', 'field.not_found');
  if (titular.titular_id !== null || titular.legal_type === 'legal')
    throw invalidField('titular_id', 'field.titular_dependent');
}
const taken = (current: { id: number; name: string } | undefined) =>
  conflict('duplicate_identification', current ? { current } : {});

function forHistory({
  age,
  balance,
  next_end_date,
  titular,
  titular_identification,
  dependents,
  ...customer
}: Customer) {
  return businessFields(customer);
}
