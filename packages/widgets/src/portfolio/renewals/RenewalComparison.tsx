import type { Renewal } from '@corredor/core/api';
import { Heading } from '@corredor/ui/Heading';
import { Stack } from '@corredor/ui/Stack';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { TermsComparison } from './TermsComparison.tsx';

/** What differs from the ending term to its next one. */
export function RenewalComparison({ renewal: { next, policy_id, currency } }: { renewal: Renewal }) {
  const { t } = useTranslation('renewals');
  const canView = useCan('policy_app.view_policy');
  if (!next || !canView) return null;
  return (
    <Stack gap="small">
      <Heading level={3}>{t('difference.title')}</Heading>
      <TermsComparison before={policy_id} after={next.id} currency={currency} />
    </Stack>
  );
}
