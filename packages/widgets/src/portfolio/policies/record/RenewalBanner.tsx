import type { Policy } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

/** What a policy comes from and what became of it: the term before, the term after, and why it was closed. */
export function RenewalBanner({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['policies', 'common']);
  const { date } = useFormats();
  const hrefOf = paths.policyRecord;
  const { renewed_from: before, renewed_to: after, closed_reason: reason } = policy;
  if (!before && !reason) return null;
  return (
    <Banner title={reason ? t(`closed.${reason}`, { date: date(policy.closed_on) }) : undefined}>
      <Stack gap="xxsmall">
        {policy.observations && reason && <Text keepsLines>{policy.observations}</Text>}
        {after && <Link href={hrefOf(after.id)}>{t('closed.next', { number: after.name || t('unnumbered') })}</Link>}
        {before && (
          <Link href={hrefOf(before.id)}>{t('closed.before', { number: before.name || t('unnumbered') })}</Link>
        )}
      </Stack>
    </Banner>
  );
}
