import type { Provider } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createProvider, getProvider, updateProvider } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vProvider, vProviderInput } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { FormPage, useRecordForm } from '../../frames/forms/index.ts';
import { ProviderFields } from './ProviderFields.tsx';
import { toProviderInput, toProviderValues } from './providerValues.ts';
import { useProviderRules } from './useProviderRules.ts';
import { useProviderWords } from './useProviderWords.ts';

/** Makes an insurance company, or changes one in its page. */
export function ProviderForm({ provider }: { provider?: Provider }) {
  const { t } = useTranslation(['providers', 'common']);
  const { go } = useNavigation();
  const editing = useRecordForm({
    kind: 'provider',
    record: provider,
    nameOf: ({ name }) => name,
    schemas: { record: vProvider, input: vProviderInput },
    values: { of: toProviderValues, empty: toProviderValues(), toInput: toProviderInput },
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
      success: t(provider ? 'common:success.provider.updated' : 'common:success.provider.created'),
    },
    onSaved: ({ id }) => go(paths.providerRecord(id)),
  });
  return (
    <FormPage
      title={provider ? undefined : t('new')}
      parent={{ label: t('title'), href: provider ? paths.providerRecord(provider.id) : paths.providers() }}
      editing={editing}
      submitLabel={t(provider ? 'form.save' : 'form.create')}
    >
      <ProviderFields control={editing.form.control} branches={provider?.branches} />
    </FormPage>
  );
}
