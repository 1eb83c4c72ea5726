import type { Customer, Problem } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createCustomer, getCustomer, updateCustomer } from '@corredor/core/operations';
import { vCustomer, vCustomerInput } from '@corredor/core/schemas';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useRecordForm } from '../../frames/forms/index.ts';
import { type CustomerValues, toCustomerInput, toCustomerValues } from './customerValues.ts';
import { useCustomerRules } from './useCustomerRules.ts';
import { useCustomerWords } from './useCustomerWords.ts';

interface CustomerFormOptions {
  customer?: Customer;
  /** What is known of a new customer already. */
  start?: Partial<CustomerValues>;
  nextStep?: (saved: Customer) => { label: string; onAction: () => void } | undefined;
  onSaved: (saved: Customer) => void;
}

/** The form of a customer with its rules and how it is saved, for a page or a dialog. */
export function useCustomerForm({ customer, start, nextStep, onSaved }: CustomerFormOptions) {
  const { t } = useTranslation('common');
  const { partner } = useSession();
  const [sent, setSent] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const editing = useRecordForm({
    kind: 'customer',
    record: customer,
    nameOf: ({ name }) => name,
    schemas: { record: vCustomer, input: vCustomerInput },
    values: {
      of: toCustomerValues,
      empty: { ...toCustomerValues(undefined, partner?.country_id), ...start },
      toInput: toCustomerInput,
    },
    rules: useCustomerRules(),
    operations: {
      create: (client, input, header) => {
        setSent(input.identification);
        return call(client, createCustomer, { header, body: input });
      },
      update: (client, { id, version }, input) => {
        setSent(input.identification);
        return call(client, updateCustomer, { path: { customerId: id }, header: ifMatch(version), body: input });
      },
      get: (client, customerId) => queryOf(client, getCustomer, { path: { customerId } }),
      refresh: (queries) => refreshAfter(queries, updateCustomer),
    },
    words: {
      ...useCustomerWords(),
      success: t(customer ? 'success.customer.updated' : 'success.customer.created'),
    },
    nextStep,
    onSaved: (saved) => {
      setSaved(true);
      onSaved(saved);
    },
  });
  const { form, saving } = editing;
  const identification = useWatch({ control: form.control, name: 'identification' }).trim();
  const duplicate = duplicateOf(saving.failure?.problem);
  // Said once, at its field, until another number stands there.
  return {
    form,
    editing: duplicate ? { ...editing, saving: { ...saving, failure: null } } : editing,
    duplicate: identification === sent ? duplicate : undefined,
    /** On its way or there already: who looks now for its number finds itself. */
    isSent: saving.isSaving || isSaved,
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
