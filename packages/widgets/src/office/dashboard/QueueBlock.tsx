import type { DashboardQueue, Payment, Task } from '@corredor/core/api';
import { getDashboardQueue } from '@corredor/core/operations';
import { Card } from '@corredor/ui/Card';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { Kbd } from '@corredor/ui/Kbd';
import { keepFocus } from '@corredor/ui/keepFocus';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Text } from '@corredor/ui/Text';
import { WorkQueue } from '@corredor/ui/WorkQueue';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordState } from '../../frames/records/index.ts';
import { heights } from './heights.ts';
import * as css from './QueueBlock.css.ts';
import { QueueRest } from './QueueRest.tsx';
import { useBlock } from './useBlock.ts';
import { useQueueItem } from './useQueueItem.tsx';

/** Draws the dialog in which an instalment is paid, which belongs to another feature. */
export type PayDialog = (payment: Payment, onClose: () => void) => ReactNode;

interface QueueBlockProps {
  isNear: boolean;
  /** Left out for who may not collect. */
  pay?: PayDialog;
  /** Completes a task, and draws what it asks first; it belongs to another feature. */
  complete?: (task: Task) => ReactNode;
  /** Whether the reader may enable and renew policies. */
  canMove: boolean;
}

/** What is to be done today, whatever it is, to be done where it is seen. */
export function QueueBlock({ isNear, pay, complete, ...props }: QueueBlockProps) {
  const [paying, setPaying] = useState<Payment | null>(null);
  // Kept beside the rows: what was typed of how a call ended must not go with its row. Each press begins anew.
  const [completing, setCompleting] = useState<{ task: Task; time: number } | null>(null);
  const onComplete = (task: Task) => setCompleting((before) => ({ task, time: (before?.time ?? 0) + 1 }));
  const { state, retry } = useBlock(getDashboardQueue, isNear);
  return (
    <>
      <QueueView
        state={state}
        onPay={pay && setPaying}
        onComplete={complete && onComplete}
        onRetry={retry}
        {...props}
      />
      {paying && pay?.(paying, () => setPaying(null))}
      {completing && <Fragment key={completing.time}>{complete?.(completing.task)}</Fragment>}
    </>
  );
}

interface QueueViewProps {
  state: RecordState<DashboardQueue>;
  onPay?: (payment: Payment) => void;
  onComplete?: (task: Task) => void;
  canMove: boolean;
  onRetry: () => void;
}

/** The queue of today, and how much more there is of each kind. */
export function QueueView({ state, onRetry, ...does }: QueueViewProps) {
  const { t } = useTranslation('dashboard');
  const itemOf = useQueueItem(does);
  const queue = state.status === 'ready' ? state.record : null;
  const isEmpty = queue?.items.length === 0;
  return (
    <Card
      title={t('queue.title')}
      actions={
        <Inline gap="medium">
          <Text as="span" size="sm" tone="muted">
            {t('queue.order')}
          </Text>
          {queue && !isEmpty && <Keys />}
        </Inline>
      }
      footer={queue && !isEmpty && <QueueRest queue={queue} />}
    >
      {state.status === 'loading' && <Skeleton shape="rows" height={heights.queue} />}
      {state.status === 'failed' && (
        <ErrorState title={t('block.failed')} text={state.message} reference={state.reference} onRetry={onRetry} />
      )}
      <div ref={keepFocus}>
        {isEmpty && <Text tone="muted">{t('queue.nothing')}</Text>}
        {queue && !isEmpty && (
          <WorkQueue label={t('queue.title')} items={queue.items.map((item) => itemOf(item, queue))} />
        )}
      </div>
    </Card>
  );
}

/** Which keys go through the queue, where there is a keyboard. */
function Keys() {
  const { t } = useTranslation('dashboard');
  return (
    <div className={css.keys}>
      <Inline gap="xsmall">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        <Text as="span" size="sm" tone="muted">
          {t('queue.keysMove')}
        </Text>
        <Kbd>Enter</Kbd>
        <Text as="span" size="sm" tone="muted">
          {t('queue.keysAct')}
        </Text>
      </Inline>
    </div>
  );
}
