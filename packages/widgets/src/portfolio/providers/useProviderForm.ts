import type { Provider } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createProvider, getProvider, updateProvider } from '@corredor/core/operations';
import { vProvider, vProviderInput } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useRecordForm } from '../../frames/forms/index.ts';
import { type ProviderValues, toProviderInput, toProviderValues } from './providerValues.ts';
import { useProviderRules } from './useProviderRules.ts';
import { useProviderWords } from './useProviderWords.ts';

interface ProviderFormOptions {
  provider?: Provider;
  /** What is known of a new company already. */
  start?: Partial<ProviderValues>;
  onSaved: (saved: Provider) => void;
}

/** The form of an insurance company with its rules and how it is saved, for a page or a dialog. */
export function useProviderForm({ provider, start, onSaved }: ProviderFormOptions) {
  const { t } = useTranslation('common');
  return useRecordForm({
    kind: 'provider',
    record: provider,
    nameOf: ({ name }) => name,
    schemas: { record: vProvider, input: vProviderInput },
    values: { of: toProviderValues, empty: { ...toProviderValues(), ...start }, toInput: toProviderInput },
    rules: useProviderRules(),
    operations: {
      create: (client, body, header) => call(client, createProvider, { header, body }),
      update: (client, { id, version }, body) =>
        call(client, updateProvider, { path: { providerId: id }, header: ifMatch(version), body }),
      get: (client, providerId) => queryOf(client, getProvider, { path: { providerId } }),
      refresh: (queries) => refreshAfter(queries, updateProvider),
    },
    words: {
      ...useProviderWords(),
      success: t(provider ? 'success.provider.updated' : 'success.provider.created'),
    },
    onSaved,
  });
}
