import type { Payment } from '@corredor/core/api';
import { listPayments } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { pageOf } from '../../../base/data/index.ts';
import { sizeOf } from '../parts/index.ts';

/** So many names are read before anybody presses on. */
const most = 10;
const isOfSame = (one: Payment) => (other: Payment) =>
  one.payer_id === other.payer_id && one.provider_id === other.provider_id;

/** Names the credits that payers of these instalments have with the same insurer, before they are all reminded. */
export function PayersCredits({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const client = useClient();
  const { data } = useQuery(
    pageOf(client, listPayments, { query: { kind: 'credit', status: 'unpaid', page_size: 100, ordering: 'due_date' } }),
  );
  const credits = data?.results.filter((one) => one.kind === 'credit' && payments.some(isOfSame(one))) ?? [];
  if (credits.length === 0) return null;
  return (
    <Banner tone="caution" title={t('remind.someHaveCredits', { count: credits.length })}>
      <Stack gap="xxsmall">
        {credits.slice(0, most).map(({ id, payer, policy_number: policy, provider, balance, currency }) => (
          <Text key={id} size="sm">
            {t('remind.creditOf', {
              payer: payer.name,
              policy,
              provider: provider.name,
              amount: money(sizeOf(balance), currency),
            })}
          </Text>
        ))}
        {credits.length > most && <Text size="sm">{t('remind.creditsMore', { count: credits.length - most })}</Text>}
        <Link href={paths.payments({ kind: 'credit', status: 'unpaid' })}>{t('remind.toCredits')}</Link>
      </Stack>
    </Banner>
  );
}
