import type { Provider } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createProvider, getProvider, updateProvider } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vProvider, vProviderInput } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { FormPage, useRecordForm } from '../../frames/forms/index.ts';
import { RecordLoader } from '../../frames/records/index.ts';
import { ProviderFields } from './ProviderFields.tsx';
import { toProviderInput, toProviderValues } from './providerValues.ts';
import { useProviderRules } from './useProviderRules.ts';
import { useProviderWords } from './useProviderWords.ts';

/** Changes the insurance company of this number, as it is now on the server. */
export function ProviderEditor({ id }: { id: number }) {
  return (
    <RecordLoader id={id} get={(client, providerId) => queryOf(client, getProvider, { path: { providerId } })}>
      {(provider) => <ProviderForm provider={provider} />}
    </RecordLoader>
  );
}

/** Makes an insurance company, or changes one. */
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
      refresh: (queries) => refreshAfter(queries, updateProvider),
    },
    words: {
      ...useProviderWords(),
      success: t(provider ? 'common:success.provider.updated' : 'common:success.provider.created'),
    },
    onSaved: () => go(paths.providers()),
  });
  return (
    <FormPage
      title={provider ? provider.name : t('new')}
      parent={{ label: t('title'), href: paths.providers() }}
      editing={editing}
      submitLabel={t(provider ? 'form.save' : 'form.create')}
    >
      <ProviderFields control={editing.form.control} branches={provider?.branches} />
    </FormPage>
  );
}
