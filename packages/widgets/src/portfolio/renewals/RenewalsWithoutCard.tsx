import { addDays } from '@corredor/core/dates';
import { listPolicies, listRenewals } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { longestLapsedDays } from '@corredor/core/renewals';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

/** How many policies ended so long ago that no card came for them while nobody decided, and where they are; nothing where there are none. */
export function RenewalsWithoutCard() {
  const { t } = useTranslation('renewals');
  const client = useClient();
  const canView = useCan('policy_app.view_policy');
  const { date, number, today } = useFormats();
  const day = addDays(today(), -longestLapsedDays);
  const ended = { ends_to: addDays(day, -1) };
  const policies = useQuery({
    ...queryOf(client, listPolicies, { query: { ...ended, status: 'expired', page_size: 1 } }),
    enabled: canView,
  }).data;
  // A card that came in time stays until it is decided.
  const cards = useQuery({
    ...queryOf(client, listRenewals, { query: { ...ended, kind: 'open', page_size: 1 } }),
    enabled: canView && policies !== undefined && policies.count > 0,
  }).data;
  if (!canView || !policies || !cards) return null;
  const count = policies.count - cards.count;
  if (count <= 0) return null;
  const which = policies.count_is_at_least ? 'uncounted' : cards.count === 0 ? 'all' : 'some';
  return (
    <Text size="sm" tone="muted">
      {t(`before.${which}`, { count, number: number(count), of: number(policies.count), date: date(day) })}{' '}
      <Link tone="muted" href={paths.policies({ ...ended, status: 'expired' })}>
        {t('before.see')}
      </Link>
    </Text>
  );
}
