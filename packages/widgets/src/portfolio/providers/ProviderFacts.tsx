import type { Provider } from '@corredor/core/api';
import { formatPhone } from '@corredor/core/validation';
import { Chip } from '@corredor/ui/Chip';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { dataWords, useFormats } from '../../base/app/index.ts';
import { useDescribedFacts } from '../../frames/described/index.ts';
import { providerFields } from './describedProvider.ts';

/** What an insurance company is, for a panel or a page: how to reach it, and the rest. */
export function useProviderFacts(provider: Provider) {
  const { phone, email } = provider;
  const { t } = useTranslation('providers');
  const { dateTime } = useFormats();
  // The words of the form would bring the form's own parts into the list.
  const facts = useDescribedFacts(providerFields, provider, (name) => dataWords(t)(`field.${name}`));
  return {
    reach: [
      { term: t('field.phone'), detail: phone && <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link> },
      { term: t('field.email'), detail: email && <Link href={`mailto:${email}`}>{email}</Link> },
      { term: t('field.contact'), detail: provider.contact },
    ],
    more: facts('more'),
    record: [
      { term: t('column.created'), detail: dateTime(provider.created_at) },
      { term: t('column.updated'), detail: dateTime(provider.updated_at) },
    ],
  };
}

/** Where an insurance company is found. */
export function ProviderOffices({ provider: { offices } }: { provider: Provider }) {
  const { t } = useTranslation('providers');
  if (offices.length === 0) return <Text tone="muted">{t('office.none')}</Text>;
  return (
    <Stack gap="small">
      {offices.map((office) => (
        <Stack key={office.id} gap="xxsmall">
          <Text weight="semibold">{office.city}</Text>
          {office.address && <Text>{office.address}</Text>}
          {office.phone && (
            <Text>
              <Link href={`tel:${office.phone}`}>{formatPhone(office.phone)}</Link>
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

/** What an insurance company sells. */
export function ProviderBranches({ provider: { branches } }: { provider: Provider }) {
  const { t } = useTranslation('providers');
  if (branches.length === 0) return <Text tone="muted">{t('noBranches')}</Text>;
  return (
    <Inline gap="xsmall">
      {branches.map(({ id, name }) => (
        <Chip key={id}>{name}</Chip>
      ))}
    </Inline>
  );
}
