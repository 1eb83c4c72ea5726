import type { PaymentSummary, ProviderBranchProduction, ProviderProduction } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { getPaymentSummary, getProviderProduction } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { ErrorState } from '@corredor/ui/ErrorState';
import { FigureTable } from '@corredor/ui/FigureTable';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { toRecordState } from '../../frames/records/index.ts';

/** What the policies of an insurance company bring in. Draws nothing for who may not see policies. */
export function ProviderProductionCard({ id }: { id: number }) {
  const { t } = useTranslation('providers');
  const client = useClient();
  const canView = useCan('policy_app.view_policy');
  const canViewPayments = useCan('policy_app.view_payment');
  const query = useQuery({
    ...queryOf(client, getProviderProduction, { path: { providerId: id } }),
    enabled: canView,
  });
  const open = useQuery({
    ...queryOf(client, getPaymentSummary, { query: { provider: id } }),
    enabled: canView && canViewPayments,
  });
  const state = toRecordState(query);
  if (!canView) return null;
  return (
    <Card title={t('production.title')}>
      {state.status === 'loading' && <Skeleton shape="rows" height="12rem" />}
      {state.status === 'failed' && (
        <ErrorState
          title={t('production.failed')}
          text={state.message}
          onRetry={state.isForbidden ? undefined : () => void query.refetch()}
        />
      )}
      {state.status === 'ready' && <Figures id={id} production={state.record} open={open.data} />}
    </Card>
  );
}

interface FiguresProps {
  id: number;
  production: ProviderProduction;
  /** What is to be paid for its policies, where that may be seen. */
  open: PaymentSummary | undefined;
}

function Figures({ id, production, open }: FiguresProps) {
  const { t } = useTranslation('providers');
  const { money, percent, date } = useFormats();
  const { currency, branches, commission, starts_from, starts_to } = production;
  const amount = (value: string) => money(value, currency);
  const percents = ({ lowest_percent: lowest, highest_percent: highest }: ProviderBranchProduction) => {
    if (lowest === null || highest === null) return '—';
    return lowest === highest
      ? percent(lowest)
      : t('production.range', { lowest: percent(lowest), highest: percent(highest) });
  };
  const sums = open && [
    {
      term: t('production.open'),
      detail: (
        <Link href={paths.payments({ provider: id, status: 'unpaid' })}>
          {amount(addMoney(open.on_time.amount, open.near_expiry.amount, open.delayed.amount))}
        </Link>
      ),
    },
    {
      term: t('production.delayed'),
      detail: <Link href={paths.payments({ provider: id, status: 'delayed' })}>{amount(open.delayed.amount)}</Link>,
    },
  ];
  return (
    <Stack>
      <DescriptionList
        columns={4}
        items={[
          {
            term: t('production.produced'),
            detail: (
              <Link href={paths.policies({ provider: id, is_activated: true, starts_from, starts_to })}>
                {amount(production.net_premium)}
              </Link>
            ),
          },
          { term: t('production.before'), detail: amount(production.last_year) },
          ...(sums ?? []),
        ]}
      />
      <DescriptionList
        columns={4}
        items={[
          { term: t('production.toRelease'), detail: amount(commission.to_release) },
          { term: t('production.toCollect'), detail: amount(commission.to_collect) },
          { term: t('production.collected'), detail: amount(commission.collected) },
        ]}
      />
      {branches.length === 0 ? (
        <Text tone="muted">{t('production.none')}</Text>
      ) : (
        <FigureTable
          label={t('production.branches')}
          heads={[
            t('production.branch'),
            t('production.policies'),
            t('production.net'),
            t('production.percent'),
            t('production.commission'),
          ]}
          rows={branches.map((row) => ({
            id: row.branch.id,
            label: row.branch.name,
            values: [String(row.policies), amount(row.net_premium), percents(row), amount(row.commission)],
            href: paths.policies({ provider: id, branch: row.branch.id, status: 'active' }),
          }))}
        />
      )}
      <Text tone="muted" size="sm">
        {t('production.period', { from: date(starts_from), to: date(starts_to) })}
        {commission.without_percent > 0 && ` ${t('production.without', { count: commission.without_percent })}`}
      </Text>
    </Stack>
  );
}
