import type { PolicyRow, PolicySummary } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { RowAction } from '@corredor/ui/DataGrid';
import { LinkButton } from '@corredor/ui/LinkButton';
import { CircleCheck, Eye, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, type ListSummary, type RecordList } from '../../../frames/lists/index.ts';
import { type PolicyFilter, usePolicyFilters, usePolicyStates, usePolicyTotals } from './PolicyFilters.tsx';
import { type ExtraBranch, noExtraBranches } from './useExtraBranches.ts';
import { usePolicyColumns } from './usePolicyColumns.tsx';

interface PolicyListViewProps {
  list: RecordList<PolicyRow, PolicyFilter>;
  /** Enables, closes or renews a policy. */
  onMove: (row: PolicyRow) => void;
  /** Counts and premiums of everything that the filters leave. */
  summary?: ListSummary<PolicySummary>;
  /** What other features say about the whole list. */
  banner?: ReactNode;
  secondaryActions?: ReactNode;
  /** The branches that add fields of their own, which become columns and filters. */
  branches?: readonly ExtraBranch[];
  /** Dialogs and panels that belong to the list. */
  children?: ReactNode;
}

/** The policies of a brokerage, with what can be done with each. */
export function PolicyListView(props: PolicyListViewProps) {
  const { list, summary, banner, secondaryActions, branches = noExtraBranches, children } = props;
  const { controls, may } = list;
  const { t } = useTranslation(['policies', 'common']);
  const hrefOf = useCallback(
    ({ id, status }: PolicyRow) => {
      if (!may.change) return paths.policyDetail(id);
      // A draft is there to be filled in.
      return status === 'draft' ? paths.policy(id) : paths.policyRecord(id);
    },
    [may.change],
  );
  const columns = usePolicyColumns(hrefOf, branches, Boolean(controls.filters.branch));
  const create = (
    <LinkButton href={paths.newPolicy()} tone="accent" icon={Plus}>
      {t('list.create')}
    </LinkButton>
  );
  return (
    <ListPage
      list={list}
      words={{
        title: t('common:menu.policies'),
        context: t('list.context'),
        search: t('list.search'),
        empty: { drawing: 'document', title: t('list.emptyTitle'), text: t('list.emptyText') },
      }}
      columns={columns}
      actionsOf={(row) => actionsOf(row, props, t)}
      filters={{ ...usePolicyFilters(controls, branches), states: usePolicyStates(summary?.data) }}
      totals={usePolicyTotals(summary, controls.filters.status)}
      primaryAction={may.create && create}
      secondaryActions={secondaryActions}
      banner={banner}
    >
      {children}
    </ListPage>
  );
}

type Words = ReturnType<typeof useTranslation<['policies', 'common']>>['t'];

/** What may be done with a policy: by permission, and by its state. */
function actionsOf(row: PolicyRow, props: PolicyListViewProps, t: Words): RowAction[] {
  const { list, onMove } = props;
  const { controls, may, onDelete } = list;
  const can = (action: PolicyRow['allowed_actions'][number]) => row.allowed_actions.includes(action);
  const actions: RowAction[] = [
    { id: 'view', label: t('common:action.detail'), icon: Eye, onAction: () => controls.setDetail(row.id) },
  ];
  if (may.change) {
    actions.push({
      id: 'edit',
      label: t('common:action.edit'),
      icon: Pencil,
      isQuick: true,
      href: paths.policy(row.id),
    });
    if (can('activate'))
      actions.push({ id: 'enable', label: t('common:action.enable'), icon: CircleCheck, onAction: () => onMove(row) });
    else
      actions.push({
        id: 'move',
        label: t('common:action.closeOrRenew'),
        icon: RefreshCw,
        onAction: () => onMove(row),
        disabledReason:
          can('close') || can('renew')
            ? undefined
            : t(row.status === 'closed' ? 'move.closedAlready' : 'move.endIsKnown'),
      });
  }
  if (onDelete)
    actions.push({
      id: 'delete',
      label: t('common:action.delete'),
      icon: Trash2,
      tone: 'critical',
      onAction: () => onDelete(row),
      disabledReason: can('delete') ? undefined : t('list.onlyDrafts'),
    });
  return actions;
}
