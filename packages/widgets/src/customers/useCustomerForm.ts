import type { Customer, Problem } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createCustomer, updateCustomer } from '@corredor/core/operations';
import { vCustomerInput } from '@corredor/core/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useClient, useSession } from '../app/index.ts';
import { useBaseRecord, useRequestKey, useSaveForm, useSchemaResolver } from '../crud/index.ts';
import { refreshAfter } from '../data/index.ts';
import {
  type CustomerValues,
  newCustomerValues,
  readCustomerInput,
  toCustomerInput,
  toCustomerValues,
} from './customerForm.ts';
import { useCustomerRules } from './useCustomerRules.ts';

interface CustomerFormOptions {
  customer?: Customer | undefined;
  /** What is known of a new customer already. */
  start?: Partial<CustomerValues> | undefined;
  nextStep?: (saved: Customer) => { label: string; onAction: () => void } | undefined;
  onSaved: (saved: Customer) => void;
}

/** The form of a customer with its rules and how it is saved, for a page or a dialog. */
export function useCustomerForm({ customer, start, nextStep, onSaved }: CustomerFormOptions) {
  const { t } = useTranslation('common');
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const { partner } = useSession();
  const form = useForm<CustomerValues>({
    defaultValues: customer
      ? toCustomerValues(customer)
      : { ...newCustomerValues(partner?.country_id ?? null), ...start },
    resolver: useSchemaResolver(vCustomerInput, toCustomerInput, useCustomerRules()),
    shouldFocusError: false,
  });
  const sent = useRef<string>(undefined);
  const base = useBaseRecord(form, customer, toCustomerValues);
  const saving = useSaveForm<CustomerValues, Customer>({
    form,
    draft: { kind: 'customer', record: base, label: base?.name },
    save: (values, version) => {
      sent.current = values.identification;
      const input = readCustomerInput(values);
      return customer
        ? call(client, updateCustomer, {
            path: { customerId: customer.id },
            header: ifMatch(version ?? base?.version ?? customer.version),
            body: input,
          })
        : call(client, createCustomer, { header: keyOf(input), body: input });
    },
    successMessage: t(customer ? 'success.customer.updated' : 'success.customer.created'),
    ...(nextStep ? { nextStep } : {}),
    onSaved: (saved) => {
      void refreshAfter(queries, updateCustomer);
      onSaved(saved);
    },
  });
  const identification = useWatch({ control: form.control, name: 'identification' });
  const duplicate = duplicateOf(saving.failure?.problem);
  // Said once, at its field, until another number stands there.
  return {
    form,
    saving: duplicate ? { ...saving, failure: null } : saving,
    duplicate: identification === sent.current ? duplicate : undefined,
  };
}

/** The customer who has the identification already, where the server refused a second one. */
function duplicateOf(problem: Problem | undefined) {
  if (problem?.code !== 'duplicate_identification') return undefined;
  const { current } = problem;
  if (typeof current !== 'object' || current === null || !('id' in current) || !('name' in current)) return undefined;
  return typeof current.id === 'number' && typeof current.name === 'string'
    ? { id: current.id, name: current.name }
    : undefined;
}
