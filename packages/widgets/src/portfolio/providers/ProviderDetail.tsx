import type { Provider } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Avatar } from '@corredor/ui/Avatar';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Heading } from '@corredor/ui/Heading';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RecordCommands } from '../../frames/commands/index.ts';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { NumberMissing } from './NumberMissing.tsx';
import { ProviderBranches, ProviderOffices, useProviderFacts } from './ProviderFacts.tsx';

/** One insurance company, read over its list. */
export function ProviderDetail({ canChange, ...panel }: OpenRecord<Provider>) {
  const { t } = useTranslation('providers');
  return (
    <DetailPanel
      historyOf="provider"
      {...panel}
      pageOf={({ id }) => paths.providerRecord(id)}
      titleOf={({ name }) => name}
      faceOf={({ name }) => <Avatar name={name} shape="company" />}
      contextOf={({ ruc }) =>
        ruc === null ? <NumberMissing /> : <Text tone="muted">{`${t('field.ruc')} ${ruc}`}</Text>
      }
      actionsOf={({ id, name, ruc }) => (
        <>
          <RecordCommands
            kind="provider"
            id={id}
            label={name}
            description={ruc ?? undefined}
            commands={[canChange && { id: 'edit', label: t('edit'), href: paths.provider(id) }]}
          />
          {canChange && (
            <LinkButton tone="accent" icon={Pencil} href={paths.provider(id)}>
              {t('edit')}
            </LinkButton>
          )}
        </>
      )}
    >
      {(provider) => <Facts provider={provider} />}
    </DetailPanel>
  );
}

function Facts({ provider }: { provider: Provider }) {
  const { t } = useTranslation('providers');
  const { reach, more, record } = useProviderFacts(provider);
  return (
    <Stack gap="large">
      <DescriptionList items={[...reach, ...more, ...record]} />
      <Stack as="section" gap="small">
        <Heading level={3} size="md">
          {t('group.offices')}
        </Heading>
        <ProviderOffices provider={provider} />
      </Stack>
      <Stack as="section" gap="small">
        <Heading level={3} size="md">
          {t('group.branches')}
        </Heading>
        <ProviderBranches provider={provider} />
      </Stack>
    </Stack>
  );
}
