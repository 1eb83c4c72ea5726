import type { Policy } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { ReopenPolicy } from '../moves/ReopenPolicy.tsx';

/** What became of a policy: the term after, and why it was closed. */
export function RenewalBanner({ policy, isOnPage = false }: { policy: Policy; isOnPage?: boolean }) {
  const { t } = useTranslation(['policies', 'common']);
  const { date } = useFormats();
  const hrefOf = paths.policyRecord;
  const { renewed_to: after, next_draft: draft, closed_reason: reason } = policy;
  const endsOn = reason ? null : policy.closes_on;
  const endsAs = policy.closes_as === 'renewed' ? 'renews' : policy.closes_as === 'closed' ? 'ends' : 'cancels';
  if (!reason && !endsOn && !draft) return null;
  return (
    <Banner
      action={isOnPage && <ReopenPolicy policy={policy} />}
      title={
        reason
          ? t(`closed.${reason}`, { date: date(policy.closed_on) })
          : endsOn
            ? t(`closed.${endsAs}`, { date: date(endsOn) })
            : draft
              ? t('closed.prepared')
              : undefined
      }
    >
      <Stack gap="xxsmall">
        {policy.observations && reason && <Text keepsLines>{policy.observations}</Text>}
        {draft && <Link href={hrefOf(draft.id)}>{t('closed.draft', { number: draft.name || t('unnumbered') })}</Link>}
        {after && <Link href={hrefOf(after.id)}>{t('closed.next', { number: after.name || t('unnumbered') })}</Link>}
      </Stack>
    </Banner>
  );
}
