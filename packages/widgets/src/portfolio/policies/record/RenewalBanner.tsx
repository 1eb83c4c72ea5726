import type { Policy } from '@corredor/core/api';
import { getPolicy } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { ReopenPolicy } from '../moves/ReopenPolicy.tsx';

/** What a policy comes from and what became of it: the term before, the term after, and why it was closed. */
export function RenewalBanner({ policy, isOnPage = false }: { policy: Policy; isOnPage?: boolean }) {
  const { t } = useTranslation(['policies', 'common']);
  const { date } = useFormats();
  const hrefOf = paths.policyRecord;
  const client = useClient();
  const { renewed_from: before, renewed_to: after, next_draft: draft, closed_reason: reason } = policy;
  // A renewal keeps its number: the period tells them apart.
  const isNamesake = before !== null && before.name === policy.number;
  const term = useQuery({
    ...queryOf(client, getPolicy, { path: { policyId: before?.id ?? 0 } }),
    enabled: isNamesake,
  }).data;
  const number = before?.name || t('unnumbered');
  const period = [term?.start_date, term?.end_date].map((day) => day?.slice(0, 4)).join('–');
  const beforeWords =
    isNamesake && term?.start_date && term.end_date
      ? t('closed.beforePeriod', { period, number })
      : t('closed.before', { number });
  const endsOn = reason ? null : policy.closes_on;
  const endsAs = policy.closes_as === 'renewed' ? 'renews' : policy.closes_as === 'closed' ? 'ends' : 'cancels';
  if (!before && !reason && !endsOn && !draft) return null;
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
        {before && <Link href={hrefOf(before.id)}>{beforeWords}</Link>}
      </Stack>
    </Banner>
  );
}
