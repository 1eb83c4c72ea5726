import { SidePanel } from '@corredor/ui/SidePanel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFrame } from './RecordFrame.tsx';
import type { RecordState } from './recordState.ts';

interface DetailPanelProps<Row> {
  state: RecordState<Row>;
  titleOf: (record: Row) => string;
  /** Chips below the title. */
  contextOf?: (record: Row) => ReactNode;
  /** Buttons at the foot. */
  actionsOf?: (record: Row) => ReactNode;
  onClose: () => void;
  onRetry: () => void;
  children: (record: Row) => ReactNode;
}

/** Reads one record over its list. */
export function DetailPanel<Row>({ state, titleOf, contextOf, actionsOf, onClose, ...frame }: DetailPanelProps<Row>) {
  const { t } = useTranslation('common');
  const record = state.status === 'ready' ? state.record : null;
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={record ? titleOf(record) : t(state.status === 'loading' ? 'state.loading' : 'state.failed')}
      context={record && contextOf?.(record)}
      actions={record && actionsOf?.(record)}
    >
      <RecordFrame state={state} {...frame} />
    </SidePanel>
  );
}
