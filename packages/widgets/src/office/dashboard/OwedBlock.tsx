import type { PaymentSummary } from '@corredor/core/api';
import { getPaymentSummary } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './TotalsBlock.css.ts';
import { useBlock } from './useBlock.ts';

/** What clients have in their favour, and what the broker has of insurers. */
export function OwedBlock({ isNear }: { isNear: boolean }) {
  const { state } = useBlock(getPaymentSummary, isNear, { query: {} });
  return state.status === 'ready' ? <OwedView summary={state.record} /> : null;
}

/** Both sums in one line, each leading to its rows; it takes no place where there is neither. */
export function OwedView({ summary }: { summary: Pick<PaymentSummary, 'currency' | 'credits' | 'to_remit'> }) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormats();
  const sums = [
    { id: 'credits', href: paths.payments({ kind: 'credit', status: 'unpaid' }) },
    { id: 'to_remit', href: paths.payments({ kind: 'all', status: 'all', to_remit: true }) },
  ] as const;
  const some = sums.filter(({ id }) => summary[id].count > 0);
  if (some.length === 0) return null;
  return (
    <Card padding="medium">
      <div className={css.line}>
        {some.map(({ id, href }) => (
          <span key={id} className={css.total}>
            <Text as="span" tone="strong" weight="semibold" isNumeric>
              {money(summary[id].amount, summary.currency)}
            </Text>
            <Link href={href}>{t(`owed.${id}`, { count: summary[id].count })}</Link>
          </span>
        ))}
      </div>
    </Card>
  );
}
