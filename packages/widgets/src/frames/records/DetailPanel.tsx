import type { AuditModel } from '@corredor/core/api';
import { IconLink } from '@corredor/ui/IconLink';
import { Inline } from '@corredor/ui/Inline';
import { type PanelSteps, SidePanel } from '@corredor/ui/SidePanel';
import { Stack } from '@corredor/ui/Stack';
import { ArrowDown, ArrowUp, Maximize2 } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordShortcuts } from '../../base/shortcuts/index.ts';
import { HistorySection } from '../history/index.ts';
import { RecordFrame } from './RecordFrame.tsx';
import type { RecordState } from './recordState.ts';
import { isSample, SampleMark } from './SampleMark.tsx';
import { usePanelWidth } from './usePanelWidth.ts';

type RecordPanelProps = Omit<
  ComponentProps<typeof SidePanel>,
  'isOpen' | 'headerActions' | 'width' | 'onWidthChange' | 'size'
> & {
  size?: 'medium' | 'large';
  /** The page of the record, where it has one. */
  pageHref?: string;
};

/** The panel over a list, as wide as it was left, with the way to the record's own page. */
export function RecordPanel({ size = 'medium', pageHref, ...panel }: RecordPanelProps) {
  const { t } = useTranslation('frames');
  const { onNext, onPrevious } = panel.steps ?? {};
  useRecordShortcuts(panel.title, [
    ...(onNext ? [{ id: 'next', label: t('record.next'), icon: ArrowDown, run: onNext }] : []),
    ...(onPrevious ? [{ id: 'previous', label: t('record.previous'), icon: ArrowUp, run: onPrevious }] : []),
  ]);
  return (
    <SidePanel
      {...panel}
      {...usePanelWidth(size)}
      isOpen
      size={size}
      headerActions={
        pageHref && (
          <IconLink size="small" icon={Maximize2} label={t('record.openPage')} href={pageHref} placement="bottom" />
        )
      }
    />
  );
}

interface DetailPanelProps<Row extends { id: number }> {
  state: RecordState<Row>;
  titleOf: (record: Row) => string;
  /** Before the title, for whom the record is about: an Avatar. */
  faceOf?: (record: Row) => ReactNode;
  /** Chips below the title. */
  contextOf?: (record: Row) => ReactNode;
  /** Buttons at the foot. */
  actionsOf?: (record: Row) => ReactNode;
  /** The page of the record, where it has one. */
  pageOf?: (record: Row) => string;
  /** The way to the records before and after it in the list. */
  steps?: PanelSteps;
  /** Kind of the record in the history, which then stands at the end; null where there is none. */
  historyOf: AuditModel | null;
  missingTitle?: string;
  onClose: () => void;
  onRetry: () => void;
  children: (record: Row) => ReactNode;
}

/** Reads one record over its list. */
export function DetailPanel<Row extends { id: number }>({
  state,
  titleOf,
  faceOf,
  contextOf,
  actionsOf,
  pageOf,
  steps,
  onClose,
  historyOf,
  children,
  ...frame
}: DetailPanelProps<Row>) {
  const { t } = useTranslation('common');
  const record = state.status === 'ready' ? state.record : null;
  return (
    <RecordPanel
      steps={steps}
      pageHref={record ? pageOf?.(record) : undefined}
      onClose={onClose}
      face={record && faceOf?.(record)}
      title={record ? titleOf(record) : t(state.status === 'loading' ? 'state.loading' : 'state.failed')}
      context={
        record && (
          <Later>
            {isSample(record) ? (
              <Inline>
                <SampleMark of={record} />
                {contextOf?.(record)}
              </Inline>
            ) : (
              contextOf?.(record)
            )}
          </Later>
        )
      }
      actions={record && actionsOf && <Later>{actionsOf(record)}</Later>}
    >
      <RecordFrame state={state} {...frame}>
        {(shown) => (
          <Stack gap="large">
            <Fragment key={shown.id}>{children(shown)}</Fragment>
            {historyOf && <HistorySection key={`history ${shown.id}`} model={historyOf} id={shown.id} />}
          </Stack>
        )}
      </RecordFrame>
    </RecordPanel>
  );
}

/** What needs words or code that are not there yet holds up its own place: a panel that is hidden meanwhile loses the focus, and Escape with it. */
const Later = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
