import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Sparkline } from '@corredor/ui/Sparkline';
import { Stack } from '@corredor/ui/Stack';
import { Stat } from '@corredor/ui/Stat';
import { Text } from '@corredor/ui/Text';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Blocks.css.ts';
import type { BlocksProps } from './Blocks.tsx';
import { figures } from './FiguresBlock.css.ts';
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
function Places({ canViewPolicies, canViewPayments, canViewRenewals }: BlocksProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div data-pending>
      <Stack gap="large">
        <div className={css.desk}>
          <Place
            title={t('queue.title')}
            note={t('queue.order')}
            shape="rows"
            height={heights.queue}
            needs={paths.dashboard()}
          />
          <Stack gap="medium">
            <div className={figures}>
              {canViewPolicies && <FigurePlace title={t('production.title')} needs={paths.policies()} />}
              {canViewPayments && <FigurePlace title={t('collection.title')} needs={paths.payments()} />}
              {canViewRenewals && <FigurePlace title={t('figures.retention')} needs={paths.renewals()} hasNoLine />}
            </div>
            <Place title={t('waiting.title')} shape="rows" height={heights.waiting} needs={paths.dashboard()} />
          </Stack>
        </div>
        <div className={css.pair}>
          {canViewPolicies && (
            <Place
              title={t('production.title')}
              description={'\u00a0'}
              height={heights.production}
              needs={paths.policies()}
            />
          )}
          {canViewPayments && (
            <Place
              title={t('collection.title')}
              description={'\u00a0'}
              height={heights.production}
              needs={paths.payments()}
            />
          )}
        </div>
        {canViewPayments && (
          <Place title={t('ageing.title')} description={'\u00a0'} height={heights.ageing} needs={paths.payments()} />
        )}
      </Stack>
    </div>
  );
}

interface PlaceProps {
  title: string;
  description?: string;
  note?: string;
  shape?: 'rows' | 'chart';
  height: string;
  /** What it is about, for who may see that; the dashboard for all. */
  needs?: string;
}
function Place({ title, description, note, shape = 'chart', height, needs }: PlaceProps) {
  return (
    <div data-needs={needs}>
      <Card
        title={title}
        description={description}
        actions={
          note && (
            <Text as="span" size="sm" tone="muted">
              {note}
            </Text>
          )
        }
      >
        <Skeleton shape={shape} height={height} />
      </Card>
    </div>
  );
}

/** A figure, with the place of its line where it has one. */
function FigurePlace({ title, needs, hasNoLine }: { title: string; needs: string; hasNoLine?: boolean }) {
  return (
    <div data-needs={needs}>
      <Stat label={title} value="" note={'\u00a0'} href={needs} isLoading>
        {!hasNoLine && <Sparkline label={title} values={[]} />}
      </Stat>
    </div>
  );
}
