import type { DashboardTotals } from '@corredor/core/api';
import { getDashboardTotals } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import * as css from './TotalsBlock.css.ts';
import { useBlock } from './useBlock.ts';
import { useOwnRows } from './useOwnRows.ts';

/** How much the brokerage looks after. */
export function TotalsBlock({ isNear }: { isNear: boolean }) {
  const { state, retry } = useBlock(getDashboardTotals, isNear);
  return <TotalsView state={state} onRetry={retry} />;
}

interface TotalsViewProps {
  state: RecordState<DashboardTotals>;
  onRetry: () => void;
}

/** Four totals in one line, each leading to its rows; what the user may not view is left out. */
export function TotalsView({ state, onRetry }: TotalsViewProps) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const { own } = useOwnRows();
  const totals = [
    { id: 'policies', href: paths.policies(own) },
    { id: 'vehicles', href: paths.vehicles(own) },
    { id: 'customers', href: paths.customers(own) },
    // General items have no list of their own: they stand on policies.
    { id: 'generals', href: paths.policies({ holds: 'generals', ...own }) },
  ] as const;
  if (state.status === 'failed')
    return (
      <Card>
        <ErrorState title={t('block.failed')} text={state.message} onRetry={onRetry} />
      </Card>
    );
  return (
    <Card>
      <div className={css.line}>
        {state.status === 'loading' && <Skeleton width="min(100%, 28rem)" />}
        {state.status === 'ready' &&
          totals
            .filter(({ id }) => state.record[id] !== null)
            .map(({ id, href }) => (
              <span key={id} className={css.total}>
                <Text as="span" tone="strong" weight="semibold">
                  {number(state.record[id])}
                </Text>
                <Link href={href}>{t(`totals.${id}`)}</Link>
              </span>
            ))}
      </div>
    </Card>
  );
}
