import type { Provider } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createProvider, getProvider, updateProvider } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vProvider, vProviderInput } from '@corredor/core/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { safeParse } from 'valibot';
import { useClient } from '../app/index.ts';
import {
  FormPage,
  RecordFrame,
  toRecordState,
  useBaseRecord,
  useRequestKey,
  useSaveForm,
  useSchemaResolver,
} from '../crud/index.ts';
import { queryOf, refreshAfter } from '../data/index.ts';
import { useNavigation } from '../navigation/index.ts';
import { ProviderFields } from './ProviderFields.tsx';
import { type ProviderValues, readProviderInput, toProviderInput, toProviderValues } from './providerForm.ts';
import { useProviderRules } from './useProviderRules.ts';
import { useProviderWords } from './useProviderWords.ts';

/** Changes the insurance company of this number, as it is now on the server. */
export function ProviderEditor({ id }: { id: number }) {
  const provider = useQuery(queryOf(useClient(), getProvider, { path: { providerId: id } }));
  return (
    <RecordFrame state={toRecordState(provider)} onRetry={() => void provider.refetch()}>
      {(record) => <ProviderForm provider={record} />}
    </RecordFrame>
  );
}

/** Makes an insurance company, or changes one. */
export function ProviderForm({ provider }: { provider?: Provider }) {
  const { t } = useTranslation(['providers', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { go } = useNavigation();
  const keyOf = useRequestKey();
  const words = useProviderWords();
  const form = useForm<ProviderValues>({
    defaultValues: toProviderValues(provider),
    resolver: useSchemaResolver(vProviderInput, toProviderInput, useProviderRules()),
    shouldFocusError: false,
  });
  const base = useBaseRecord(form, provider, toProviderValues);
  const saving = useSaveForm({
    form,
    draft: { kind: 'provider', record: base, label: base?.name },
    save: (values, version) => {
      const input = readProviderInput(values);
      return provider
        ? call(client, updateProvider, {
            path: { providerId: provider.id },
            header: ifMatch(version ?? base?.version ?? provider.version),
            body: input,
          })
        : call(client, createProvider, { header: keyOf(input), body: input });
    },
    successMessage: t(provider ? 'common:success.provider.updated' : 'common:success.provider.created'),
    onSaved: () => {
      void refreshAfter(queries, updateProvider);
      go(paths.providers());
    },
  });
  return (
    <FormPage
      title={provider ? provider.name : t('new')}
      parent={{ label: t('title'), href: paths.providers() }}
      saving={saving}
      isDirty={form.formState.isDirty}
      submitLabel={t(provider ? 'form.save' : 'form.create')}
      labelOf={words.labelOf}
      conflictFields={(theirs) => {
        const parsed = safeParse(vProvider, theirs);
        return parsed.success ? words.compare(form.getValues(), parsed.output) : [];
      }}
      onTakeTheirs={(theirs) => {
        const parsed = safeParse(vProvider, theirs);
        if (parsed.success) form.reset(toProviderValues(parsed.output));
      }}
    >
      <ProviderFields control={form.control} branches={provider?.branches ?? []} />
    </FormPage>
  );
}
