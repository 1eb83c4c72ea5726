import type { Partner } from '@corredor/core/api';
import { countryName } from '@corredor/core/countries';
import { formatPhone } from '@corredor/core/validation';
import { Avatar } from '@corredor/ui/Avatar';
import { Card } from '@corredor/ui/Card';
import { Chip } from '@corredor/ui/Chip';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Heading } from '@corredor/ui/Heading';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { useStateName } from '../../frames/pickers/index.ts';
import type { PartnerValues } from './partnerValues.ts';

interface ProfilePreviewProps {
  values: PartnerValues;
  image: Partner['image'];
  /** Beside the title. */
  action?: ReactNode;
}

/** What strangers will read of the brokerage: contact, location, summary and website. */
export function ProfilePreview({ values, image, action }: ProfilePreviewProps) {
  const { t } = useTranslation('partner');
  const { language } = useFormats();
  const state = useStateName(values.country_id, values.state);
  const location = [values.direction, values.city, state, countryName(values.country_id, language)];
  const facts = [
    { term: t('preview.contact'), detail: [formatPhone(values.phone), values.email].filter(Boolean).join(' · ') },
    { term: t('preview.location'), detail: location.filter(Boolean).join(', ') },
    { term: t('preview.website'), detail: values.website },
  ];
  return (
    <Card title={t('preview.title')} description={t('preview.text')} actions={action}>
      <Stack>
        <Inline gap="small" align="center">
          <Avatar name={values.name} src={image} />
          <Stack gap="xxsmall">
            <Heading level={3} size="lg">
              {values.name || '—'}
            </Heading>
            {values.slogan && <Text tone="muted">{values.slogan}</Text>}
          </Stack>
        </Inline>
        <DescriptionList items={facts} columns={values.layout === 'blocks' ? 2 : 1} />
        <DescriptionList columns={1} items={[{ term: t('preview.summary'), detail: values.resume }]} />
        {values.tags.length > 0 && (
          <Inline gap="xsmall">
            {values.tags.map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
