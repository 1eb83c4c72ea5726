import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../frames/lists/index.ts';

interface PolicyRowsFrameProps<Row> {
  list: ListState<Row>;
  onRetry: () => void;
  children: ReactNode;
}

/** One of a policy's lists, or what stands in its place. */
export function PolicyRowsFrame<Row>({ list, onRetry, children }: PolicyRowsFrameProps<Row>) {
  const { t } = useTranslation('frames');
  if (list.status === 'ready') return <Stack gap="small">{children}</Stack>;
  if (list.status === 'failed')
    return (
      <ErrorState
        title={list.isForbidden ? t('list.forbidden') : t('list.failed')}
        text={list.message}
        reference={list.reference ? t('list.reference', { id: list.reference }) : undefined}
        onRetry={list.isForbidden ? undefined : onRetry}
      />
    );
  return (
    <div aria-busy="true">
      <Stack gap="small">
        <Skeleton shape="rows" height="9rem" />
        <Skeleton shape="block" width="8rem" height="2rem" />
      </Stack>
    </div>
  );
}
