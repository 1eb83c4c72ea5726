import type { Customer } from '@corredor/core/api';
import { getPaymentSummary } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

/** What is to be collected from a customer, and on the customer's page what of it is late. */
export function Balance({ customer: { id, balance }, isOnPage }: { customer: Customer; isOnPage: boolean }) {
  const { t } = useTranslation('customers');
  const { money } = useFormats();
  const canView = useCan('policy_app.view_payment');
  const sums = useQuery({
    ...queryOf(useClient(), getPaymentSummary, { query: { payer: id } }),
    enabled: isOnPage && canView,
  }).data;
  return (
    <>
      <Link href={paths.payments({ payer: id, status: 'unpaid' })}>{money(balance)}</Link>
      {sums && sums.delayed.count > 0 && (
        <Text as="span" tone="critical">
          {' · '}
          {t('late', { amount: money(sums.delayed.amount, sums.currency) })}
        </Text>
      )}
    </>
  );
}
