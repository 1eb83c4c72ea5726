import type { Policy } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import {
  listPolicyCoverages,
  listPolicyGenerals,
  listPolicyInsureds,
  listPolicyVehicles,
} from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { Columns } from '@corredor/ui/Columns';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { AmountRows } from '../parts/AmountRows.tsx';
import { firstPage } from '../rows/useRowPages.ts';

/** So many of each are told; their tab has all of them. */
const shown = 5;

/** The first of whom and what a policy insures and of what it covers, with the way to all of them: by what its tabs have counted already. */
export function PolicyCover({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['policies', 'common']);
  const { money, percent } = useFormats();
  const client = useClient();
  const path = { policyId: policy.id };
  const coverageRows = useQuery(queryOf(client, listPolicyCoverages, { path, query: firstPage }));
  const peopleRows = useQuery(queryOf(client, listPolicyInsureds, { path }));
  const vehicleRows = useQuery(queryOf(client, listPolicyVehicles, { path, query: firstPage }));
  const goodsRows = useQuery(queryOf(client, listPolicyGenerals, { path, query: firstPage }));
  const [covered, people, vehicles, goods] = [coverageRows.data, peopleRows.data, vehicleRows.data, goodsRows.data];
  const insured = people &&
    vehicles &&
    goods && {
      count: people.count + vehicles.count + goods.count,
      items: [
        ...people.results.map((row) => ({
          key: `person ${row.id}`,
          name: row.customer.name,
          amount: t(`common:relationship.${row.relationship}`),
        })),
        ...vehicles.results.map((row) => ({
          key: `vehicle ${row.id}`,
          name: row.vehicle.name,
          amount: money(row.sum, policy.currency),
        })),
        ...goods.results.map((row) => ({
          key: `good ${row.id}`,
          name: row.name,
          amount: money(row.sum, policy.currency),
        })),
      ],
    };
  const coverages = covered && {
    count: covered.count,
    items: covered.results.map((row) => ({
      key: `coverage ${row.id}`,
      name: row.coverage.name,
      amount: row.limit === null ? percent(row.percentage) : money(row.limit, policy.currency),
    })),
  };
  const part = (
    tab: 'insureds' | 'coverages',
    found: typeof insured,
    asked: readonly { error: unknown; refetch: () => unknown }[],
  ) => (
    <Card
      title={t(tab === 'insureds' ? 'tab.interest' : 'tab.coverages')}
      footer={
        found &&
        found.count > shown && (
          <Link href={`${paths.policyRecord(policy.id)}?tab=${tab}`}>
            {t(`cover.all_${tab}`, { number: found.count })}
          </Link>
        )
      }
    >
      {!found &&
        (failureOf(asked) ? (
          <ErrorState
            title={t('line.failed')}
            text={toCallError(failureOf(asked)).message}
            onRetry={() => {
              for (const one of asked) if (one.error) void one.refetch();
            }}
          />
        ) : (
          <Skeleton shape="rows" height="8rem" />
        ))}
      {found?.count === 0 && <Text tone="muted">{t(tab === 'insureds' ? 'cover.none' : 'rows.noCoverages')}</Text>}
      {found && found.count > 0 && <AmountRows items={found.items.slice(0, shown)} />}
    </Card>
  );
  return (
    <Columns count={2}>
      {part('insureds', insured, [peopleRows, vehicleRows, goodsRows])}
      {part('coverages', coverages, [coverageRows])}
    </Columns>
  );
}

/** Why a part could not be had. */
const failureOf = (asked: readonly { error: unknown }[]) => asked.find(({ error }) => error)?.error;
