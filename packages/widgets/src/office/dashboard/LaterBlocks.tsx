import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
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

function Places({ canViewPolicies, canViewPayments, tasks }: BlocksProps) {
  const { t } = useTranslation('dashboard');
  const places = [
    { id: 'collect', isSeen: canViewPayments, needs: paths.payments() },
    { id: 'waiting', isSeen: true, needs: paths.tasks() },
    { id: 'production', isSeen: canViewPolicies, needs: paths.policies() },
    { id: 'ageing', isSeen: canViewPayments, needs: paths.payments() },
  ] as const;
  return (
    <div data-pending>
      <Stack gap="large">
        {tasks?.(false)}
        {places
          .filter(({ isSeen }) => isSeen)
          .map(({ id, needs }) => (
            <div key={id} data-needs={needs}>
              <Card title={t(`${id}.title`)} description={id === 'waiting' ? undefined : '\u00a0'}>
                <Skeleton shape="block" height={heights[id]} />
              </Card>
            </div>
          ))}
      </Stack>
    </div>
  );
}
