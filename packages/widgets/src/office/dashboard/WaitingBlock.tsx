import type { MovementSummary, RenewalSummary } from '@corredor/core/api';
import { getMovementSummary, getRenewalSummary } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { heights } from './heights.ts';
import { useBlock } from './useBlock.ts';
import { useOwnRows } from './useOwnRows.ts';
import * as css from './WaitingBlock.css.ts';

interface WaitingBlockProps {
  isNear: boolean;
  canViewMovements: boolean;
  canViewRenewals: boolean;
}

/** What waits, and for whom: for nobody yet, for colleagues, for insurers. What waits for the reader stands in the queue. */
export function WaitingBlock({ isNear, canViewMovements, canViewRenewals }: WaitingBlockProps) {
  const { own, isKnown } = useOwnRows();
  const renewals = useBlock(getRenewalSummary, isNear && canViewRenewals, { query: {} });
  const movements = useBlock(getMovementSummary, isNear && isKnown && canViewMovements, { query: own });
  const asked = [...(canViewRenewals ? [renewals] : []), ...(canViewMovements ? [movements] : [])];
  const failed = asked.flatMap(({ state, retry }) =>
    state.status === 'failed' ? [{ message: state.message, retry }] : [],
  );
  return (
    <WaitingView
      isLoading={asked.some(({ state }) => state.status === 'loading')}
      renewals={canViewRenewals && renewals.state.status === 'ready' ? renewals.state.record.open_counts : null}
      movements={canViewMovements && movements.state.status === 'ready' ? movements.state.record : null}
      failure={failed[0]?.message}
      onRetry={() => {
        for (const { retry } of failed) retry();
      }}
    />
  );
}

interface WaitingViewProps {
  isLoading?: boolean;
  /** Null where it may not be seen or could not be had. */
  renewals: Pick<RenewalSummary['open_counts'], 'unowned' | 'risks' | 'stale'> | null;
  movements: Pick<MovementSummary, 'currency' | 'sent'> | null;
  /** Why a part could not be had. */
  failure?: string;
  onRetry: () => void;
}

/** Each count leads to its list; what nobody waits for is not named. */
export function WaitingView({ isLoading, renewals, movements, failure, onRetry }: WaitingViewProps) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormats();
  const { own } = useOwnRows();
  const sent = movements?.sent;
  const groups = [
    {
      id: 'nobody',
      items: [{ id: 'unowned', count: renewals?.unowned ?? 0, href: paths.renewals({ unowned: true }), note: '' }],
    },
    {
      id: 'colleagues',
      items: [
        { id: 'risky', count: renewals?.risks.high ?? 0, href: paths.renewals({ risk: 'high' }), note: '' },
        { id: 'stale', count: renewals?.stale ?? 0, href: paths.renewals({ stale: true }), note: '' },
      ],
    },
    {
      id: 'insurers',
      items: [
        {
          id: 'movements',
          count: sent?.count ?? 0,
          href: paths.movements({ status: 'sent', ...own }),
          note: sent ? money(sent.total_delta, movements?.currency) : '',
        },
      ],
    },
  ] as const;
  const waiting = groups
    .map(({ id, items }) => ({ id, items: items.filter(({ count }) => count > 0) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Card title={t('waiting.title')}>
      {isLoading ? (
        <Skeleton shape="rows" height={heights.waiting} />
      ) : (
        <>
          {waiting.length > 0 && (
            <dl className={css.groups}>
              {waiting.map(({ id, items }) => (
                <div key={id} className={css.group}>
                  <dt>
                    <Text as="span" tone="muted">
                      {t(`waiting.${id}`)}
                    </Text>
                  </dt>
                  {items.map(({ id: item, count, href, note }) => (
                    <dd key={item} className={css.figure}>
                      <Link href={href}>{t(`waiting.${item}`, { count })}</Link>
                      {note && (
                        <Text as="span" tone="muted" isNumeric>
                          {' · '}
                          {note}
                        </Text>
                      )}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          )}
          {waiting.length === 0 && !failure && <Text tone="muted">{t('waiting.nothing')}</Text>}
          {failure && <ErrorState title={t('block.failed')} text={failure} onRetry={onRetry} />}
        </>
      )}
    </Card>
  );
}
