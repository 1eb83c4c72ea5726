import type { Provider } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Chip } from '@corredor/ui/Chip';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Heading } from '@corredor/ui/Heading';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';

/** One insurance company, read over its list. */
export function ProviderDetail({ canChange, ...panel }: OpenRecord<Provider>) {
  const { t } = useTranslation('providers');
  return (
    <DetailPanel
      historyOf="provider"
      {...panel}
      titleOf={({ name }) => name}
      contextOf={({ ruc }) => <Text tone="muted">{`${t('field.ruc')} ${ruc}`}</Text>}
      actionsOf={({ id }) =>
        canChange && (
          <LinkButton tone="accent" icon={Pencil} href={paths.provider(id)}>
            {t('edit')}
          </LinkButton>
        )
      }
    >
      {(provider) => <Facts provider={provider} />}
    </DetailPanel>
  );
}

function Facts({ provider }: { provider: Provider }) {
  const { t } = useTranslation('providers');
  const { dateTime } = useFormats();
  const { phone, email, offices, branches } = provider;
  return (
    <Stack gap="large">
      <DescriptionList
        items={[
          { term: t('field.phone'), detail: phone && <Link href={`tel:${phone}`}>{phone}</Link> },
          { term: t('field.email'), detail: email && <Link href={`mailto:${email}`}>{email}</Link> },
          { term: t('field.contact'), detail: provider.contact },
          { term: t('field.short_name'), detail: provider.short_name },
          { term: t('field.address'), detail: provider.address },
          { term: t('column.updated'), detail: dateTime(provider.updated_at) },
        ]}
      />
      <Stack as="section" gap="small">
        <Heading level={3} size="md">
          {t('group.offices')}
        </Heading>
        {offices.length === 0 && <Text tone="muted">{t('office.none')}</Text>}
        {offices.map((office) => (
          <Stack key={office.id} gap="xxsmall">
            <Text weight="semibold">{office.city}</Text>
            {office.address && <Text>{office.address}</Text>}
            {office.phone && (
              <Text>
                <Link href={`tel:${office.phone}`}>{office.phone}</Link>
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
      <Stack as="section" gap="small">
        <Heading level={3} size="md">
          {t('group.branches')}
        </Heading>
        {branches.length === 0 && <Text tone="muted">{t('noBranches')}</Text>}
        <Inline>
          {branches.map(({ id, name }) => (
            <Chip key={id}>{name}</Chip>
          ))}
        </Inline>
      </Stack>
    </Stack>
  );
}
