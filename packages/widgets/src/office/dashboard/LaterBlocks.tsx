import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Blocks.css.ts';
import type { BlocksProps } from './Blocks.tsx';
import { heights } from './heights.ts';

// What is due comes first; the others follow when they are there, each by its own request.
const Blocks = lazy(async () => ({ default: (await import('./Blocks.tsx')).Blocks }));

/** The blocks below what is due, or the places of the first while their code loads. */
export function LaterBlocks(props: BlocksProps) {
  return (
    <Suspense fallback={<Places {...props} />}>
      <Blocks {...props} />
    </Suspense>
  );
}

/** Laid out as the blocks are, so that nothing moves when they come. */
function Places({ canViewPolicies, canViewPayments, tasks }: BlocksProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div data-pending>
      <Stack gap="large">
        <div className={css.pair}>
          {canViewPayments && (
            <div data-needs={paths.payments()}>
              <Card
                title={t('collect.title')}
                description={t('collect.order')}
                footer={<Link href={paths.payments({ status: 'unpaid' })}>{t('collect.all')}</Link>}
              >
                <Skeleton shape="rows" height={heights.collect} />
              </Card>
            </div>
          )}
          {tasks && <div>{tasks(false)}</div>}
        </div>
        <Place id="waiting" />
        <div className={css.pair}>
          {canViewPolicies && <Place id="production" needs={paths.policies()} />}
          {canViewPayments && <Place id="collection" needs={paths.payments()} />}
        </div>
        {canViewPayments && <Place id="ageing" needs={paths.payments()} />}
      </Stack>
    </div>
  );
}

interface PlaceProps {
  id: 'waiting' | 'production' | 'collection' | 'ageing';
  /** What it is about, for who may see that. */
  needs?: string;
}
function Place({ id, needs }: PlaceProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div data-needs={needs}>
      <Card title={t(`${id}.title`)} description={id === 'waiting' ? undefined : '\u00a0'}>
        <Skeleton
          shape={id === 'waiting' ? 'rows' : 'chart'}
          height={id === 'collection' ? heights.production : heights[id]}
        />
      </Card>
    </div>
  );
}
