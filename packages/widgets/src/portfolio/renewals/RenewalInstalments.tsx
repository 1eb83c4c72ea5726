import type { Renewal } from '@corredor/core/api';
import { listPayments } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Heading } from '@corredor/ui/Heading';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

/** How many instalments of a term are listed here; the policy's page has them all. */
const listed = 12;

/** How the ending term was paid: each instalment with its day, its amount and what became of it. */
export function RenewalInstalments({ renewal: { policy_id, currency } }: { renewal: Renewal }) {
  const { t } = useTranslation(['renewals', 'common']);
  const { date, money } = useFormats();
  const query = { policy: policy_id, ordering: 'due_date' as const, page_size: listed };
  const found = useQuery({
    ...queryOf(useClient(), listPayments, { query }),
    enabled: useCan('policy_app.view_payment'),
  }).data;
  if (!found) return null;
  const late = found.results.filter(({ status }) => status === 'delayed').length;
  const wayThere = (
    <Link href={`${paths.policyRecord(policy_id)}?tab=payments`}>
      {found.count > found.results.length
        ? t('instalments.all', { count: found.count })
        : late > 0
          ? t('instalments.late', { count: late })
          : t('instalments.none')}
    </Link>
  );
  return (
    <Stack gap="small">
      <Heading level={3}>{t('instalments.title')}</Heading>
      <DescriptionList
        items={found.results.map(({ number, due_date, amount, balance, is_paid, status, kind }) => ({
          term: kind === 'credit' ? t('instalments.credit', { date: date(due_date) }) : `${number} · ${date(due_date)}`,
          detail: [
            money(is_paid ? amount : balance, currency),
            !is_paid && balance !== amount && t('instalments.of', { amount: money(amount, currency) }),
            t(`common:paymentStatus.${status}`),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      {wayThere}
    </Stack>
  );
}
