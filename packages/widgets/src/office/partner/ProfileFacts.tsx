import type { Partner } from '@corredor/core/api';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Stack } from '@corredor/ui/Stack';
import { useTranslation } from 'react-i18next';
import { ProfilePreview } from './ProfilePreview.tsx';
import { toPartnerValues } from './partnerValues.ts';
import { usePartnerWords } from './usePartnerWords.ts';

const shown = [
  'name',
  'alias',
  'tax_id',
  'layout',
  'listed',
  'timezone',
  'currency',
  'language',
  'near_expiry_days',
] as const;

/** The brokerage for those who may look and not change. */
export function ProfileFacts({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partner');
  const values = toPartnerValues(partner);
  const written = usePartnerWords().write(values);
  return (
    <Stack gap="large">
      <PageHeader title={t('title')} context={t('readOnly')} />
      <Card title={t('group.identity')}>
        <DescriptionList items={shown.map((name) => ({ term: t(`field.${name}`), detail: written[name] }))} />
      </Card>
      <ProfilePreview values={values} image={partner.image} />
    </Stack>
  );
}
