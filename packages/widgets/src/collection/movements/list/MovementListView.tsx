import type { MovementRow, MovementSummary } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import type { RowAction } from '@corredor/ui/DataGrid';
import { Eye, FileText, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../base/app/index.ts';
import { ListPage, ListShape, type ListSummary, type RecordList } from '../../../frames/lists/index.ts';
import { policyMovementsHref } from '../parts/index.ts';
import { type MovementFilter, useMovementFilters, useMovementStates, useMovementTotals } from './MovementFilters.tsx';
import { useMovementColumns } from './useMovementColumns.tsx';

interface MovementListViewProps {
  list: RecordList<MovementRow, MovementFilter>;
  summary?: ListSummary<MovementSummary>;
  /** Its next steps. */
  stepsOf: (row: MovementRow) => RowAction[];
  /** Begins a new one; not given where the reader may not. */
  onAdd?: () => void;
  /** The same movements by their state, where the address asks for it. */
  board?: ReactNode;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** The movements of every policy: drafted, at insurers, and those that count. */
export function MovementListView({ list, summary, stepsOf, onAdd, board, children }: MovementListViewProps) {
  const seesPolicies = useCan('policy_app.view_policy');
  const { t } = useTranslation(['movements', 'common']);
  const { controls } = list;
  return (
    <ListPage
      list={list}
      words={{
        title: t('common:menu.movements'),
        context: t('list.context'),
        search: t('list.search'),
        empty: { drawing: 'list', title: t('list.emptyTitle'), text: t('list.emptyText') },
        emptyUsual: { drawing: 'list', title: t('list.doneTitle'), text: t('list.doneText') },
      }}
      columns={useMovementColumns(controls.detailHref)}
      actionsOf={(row) => [
        { id: 'view', label: t('common:action.detail'), icon: Eye, onAction: () => controls.setDetail(row.id) },
        ...stepsOf(row),
        ...(seesPolicies
          ? [{ id: 'policy', label: t('list.toPolicy'), icon: FileText, href: policyMovementsHref(row.policy_id) }]
          : []),
      ]}
      filters={{ ...useMovementFilters(controls), states: useMovementStates(summary?.data) }}
      totals={useMovementTotals(summary, controls.filters)}
      primaryAction={
        onAdd && (
          <Button tone="accent" icon={Plus} onPress={onAdd}>
            {t('new.verb')}
          </Button>
        )
      }
      secondaryActions={<ListShape />}
      board={board}
    >
      {children}
    </ListPage>
  );
}
