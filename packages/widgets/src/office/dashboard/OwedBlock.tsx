import type { PaymentSummary } from '@corredor/core/api';
import { getPaymentSummary } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './TotalsBlock.css.ts';
import { useBlock } from './useBlock.ts';
import { useOwnRows } from './useOwnRows.ts';

/** The premium whose cover is at risk, what clients have in their favour, and what the broker has of insurers. */
export function OwedBlock({ isNear }: { isNear: boolean }) {
  const { own, isKnown } = useOwnRows();
  const { state } = useBlock(getPaymentSummary, isNear && isKnown, { query: own });
  // Its line is kept free while it is asked for: what stands below must not move once it comes.
  if (state.status === 'loading')
    return (
      <Card>
        <div className={css.line}>
          <Skeleton width="min(100%, 28rem)" />
        </div>
      </Card>
    );
  return <OwedView summary={state.status === 'ready' ? state.record : null} />;
}

interface OwedViewProps {
  /** Null where it could not be had. */
  summary: Pick<PaymentSummary, 'currency' | 'credits' | 'to_remit' | 'at_risk'> | null;
}

/** The sums in one line, each leading to its rows; it takes no place where there is none. */
export function OwedView({ summary }: OwedViewProps) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormats();
  const { own } = useOwnRows();
  const sums = summary
    ? ([
        { id: 'at_risk', sum: summary.at_risk, href: paths.payments({ at_risk: true, ...own }) },
        { id: 'credits', sum: summary.credits, href: paths.payments({ kind: 'credit', status: 'unpaid', ...own }) },
        {
          id: 'to_remit',
          sum: summary.to_remit,
          href: paths.payments({ kind: 'all', status: 'all', to_remit: true, ...own }),
        },
      ] as const)
    : [];
  const some = sums.filter(({ sum }) => sum.count > 0);
  if (some.length === 0) return null;
  return (
    <Card>
      <div className={css.line}>
        {some.map(({ id, sum, href }) => (
          <span key={id} className={css.total}>
            <Text as="span" tone={id === 'at_risk' ? 'critical' : 'strong'} weight="semibold" isNumeric>
              {money(sum.amount, summary?.currency)}
            </Text>
            <Link href={href}>{t(`owed.${id}`, { count: sum.count })}</Link>
          </span>
        ))}
      </div>
    </Card>
  );
}
