import type { Provider } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../base/navigation/index.ts';
import { FormPage } from '../../frames/forms/index.ts';
import { ProviderFields } from './ProviderFields.tsx';
import { useProviderForm } from './useProviderForm.ts';

/** Makes an insurance company, or changes one in its page. */
export function ProviderForm({ provider }: { provider?: Provider }) {
  const { t } = useTranslation('providers');
  const { go } = useNavigation();
  const editing = useProviderForm({ provider, onSaved: ({ id }) => go(paths.providerRecord(id)) });
  return (
    <FormPage
      title={provider ? undefined : t('new')}
      parent={{ label: t('title'), href: provider ? paths.providerRecord(provider.id) : paths.providers() }}
      editing={editing}
      submitLabel={t(provider ? 'form.save' : 'form.create')}
    >
      <ProviderFields control={editing.form.control} provider={provider} />
    </FormPage>
  );
}
