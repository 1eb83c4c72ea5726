import { listPolicies } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Heading } from '@corredor/ui/Heading';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { PolicyStatusChip } from '../parts/policyStatus.tsx';

const shown = 5;

/** The newest policies of one customer or vehicle as links, with the way to all. Draws nothing for who may not see policies. */
export function PolicyLinks(whose: { customer: number } | { vehicle: number }) {
  const { t } = useTranslation(['policies', 'common']);
  const canView = useCan('policy_app.view_policy');
  const query = queryOf(useClient(), listPolicies, { query: { ...whose, page_size: shown, ordering: '-end_date' } });
  const list = toListState(useQuery({ ...query, enabled: canView }));
  if (!canView) return null;
  return (
    <Stack as="section" gap="small">
      <Heading level={3} size="md">
        {t('common:menu.policies')}
      </Heading>
      {list.status === 'loading' && <Skeleton shape="block" height="3rem" />}
      {list.status === 'failed' && <Text tone="critical">{list.message}</Text>}
      {list.status === 'ready' && list.total === 0 && <Text tone="muted">{t('of.none')}</Text>}
      {list.status === 'ready' &&
        list.rows.map(({ id, number, status, branch, provider }) => (
          <Stack key={id} gap="xxsmall">
            <Inline gap="xsmall">
              <Link href={paths.policyDetail(id)}>{number ?? t('unnumbered')}</Link>
              <PolicyStatusChip status={status} />
            </Inline>
            <Text tone="muted">{[branch?.name, provider?.name].filter(Boolean).join(' · ')}</Text>
          </Stack>
        ))}
      {list.status === 'ready' && list.total > shown && (
        <Link href={paths.policies(whose)}>{t('of.all', { count: list.total })}</Link>
      )}
    </Stack>
  );
}
