import type { Provider } from '@corredor/core/api';
import { getProvider } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Avatar } from '@corredor/ui/Avatar';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { RecordCommands } from '../../frames/commands/index.ts';
import { HistorySection } from '../../frames/history/index.ts';
import { RecordLoader, RecordPage } from '../../frames/records/index.ts';
import { ProviderBranches, ProviderOffices, useProviderFacts } from './ProviderFacts.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { ProviderProductionCard } from './ProviderProductionCard.tsx';

interface ProviderRecordProps {
  id: number;
  /** Its form is open. */
  isEditing?: boolean;
  /** What other features know of the insurer, such as its policies. */
  related?: (provider: Provider) => ReactNode;
}

/** The page of one insurance company, as it is now on the server. */
export function ProviderRecord({ id, isEditing = false, related }: ProviderRecordProps) {
  const { t } = useTranslation('providers');
  return (
    <RecordLoader
      list={{ label: t('title'), href: paths.providers() }}
      id={id}
      get={(client, providerId) => queryOf(client, getProvider, { path: { providerId } })}
      rooms={['providers', 'pickers', 'policies', 'history']}
    >
      {(provider) => (
        <ProviderPage provider={provider} isEditing={isEditing}>
          {related?.(provider)}
        </ProviderPage>
      )}
    </RecordLoader>
  );
}

interface ProviderPageProps {
  provider: Provider;
  isEditing: boolean;
  children: ReactNode;
}

function ProviderPage({ provider, isEditing, children }: ProviderPageProps) {
  const { t } = useTranslation(['providers', 'common']);
  const canChange = useCan('policy_app.change_provider');
  const { reach, more, record } = useProviderFacts(provider);
  const { id, name, ruc } = provider;
  return (
    <RecordPage
      title={name}
      face={<Avatar name={name} shape="company" size="large" />}
      record={provider}
      context={ruc === null ? t('noNumber') : `${t('field.ruc')} ${ruc}`}
      parent={{ label: t('title'), href: paths.providers() }}
      primaryAction={
        canChange &&
        !isEditing && (
          <LinkButton icon={Pencil} href={paths.provider(id)}>
            {t('common:action.edit')}
          </LinkButton>
        )
      }
      facts={!isEditing && <DescriptionList columns={3} items={reach} />}
      aside={
        isEditing ? (
          <Card title={t('group.record')}>
            <DescriptionList columns={1} items={record} />
          </Card>
        ) : (
          <>
            <Card title={t('group.branches')}>
              <ProviderBranches provider={provider} />
            </Card>
            <Card title={t('group.identity')}>
              <DescriptionList columns={1} items={[...more, ...record]} />
            </Card>
          </>
        )
      }
    >
      {isEditing && <ProviderForm provider={provider} />}
      {!isEditing && <ProviderProductionCard id={id} />}
      {children}
      {!isEditing && (
        <Card title={t('group.offices')}>
          <ProviderOffices provider={provider} />
        </Card>
      )}
      <HistorySection level={2} model="provider" id={id} />
      <RecordCommands
        kind="provider"
        id={id}
        label={name}
        description={ruc ?? undefined}
        commands={[canChange && !isEditing && { id: 'edit', label: t('common:action.edit'), href: paths.provider(id) }]}
      />
    </RecordPage>
  );
}
