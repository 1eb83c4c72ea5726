import type { PolicyRow } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { RowAction } from '@corredor/ui/DataGrid';
import { LinkButton } from '@corredor/ui/LinkButton';
import type { Density } from '@corredor/ui/theme';
import { CircleCheck, Eye, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type BulkSetup, type ListControls, ListPage, type ListState } from '../crud/index.ts';
import { PolicyFilters } from './PolicyFilters.tsx';
import { usePolicyColumns } from './policyColumns.tsx';
import { type PolicyFilter, useActivePolicyFilters, useQuickPolicyFilters } from './policyFilters.ts';

export interface PolicyListViewProps {
  list: ListState<PolicyRow>;
  controls: ListControls<PolicyFilter>;
  canCreate: boolean;
  canChange: boolean;
  canDelete: boolean;
  onMove: (row: PolicyRow) => void;
  onDelete: (row: PolicyRow) => void;
  onRetry: () => void;
  onExport?: (hasAllColumns: boolean) => void;
  isExporting?: boolean;
  bulk?: BulkSetup<PolicyRow>;
  hiddenColumns?: readonly string[];
  onHiddenColumnsChange?: (columns: string[]) => void;
  density?: Density;
  /** What other features say about the whole list. */
  banner?: ReactNode;
  /** Dialogs and panels that belong to the list. */
  children?: ReactNode;
}

/** The policies of a brokerage, with what can be done with each. */
export function PolicyListView(props: PolicyListViewProps) {
  const { controls, canCreate, canChange, children, ...rest } = props;
  const { t } = useTranslation(['policies', 'common']);
  const hrefOf = useCallback(
    ({ id }: PolicyRow) => (canChange ? paths.policy(id) : paths.policyDetail(id)),
    [canChange],
  );
  const columns = usePolicyColumns(hrefOf);
  const activeFilters = useActivePolicyFilters(controls);
  const create = (
    <LinkButton href={paths.newPolicy()} tone="accent" icon={Plus}>
      {t('list.create')}
    </LinkButton>
  );
  return (
    <ListPage
      {...rest}
      title={t('common:menu.policies')}
      context={t('list.context')}
      controls={controls}
      columns={columns}
      rowId={(row) => row.id}
      rowActions={(row) => actionsOf(row, props, t)}
      searchLabel={t('list.search')}
      primaryAction={canCreate && create}
      filters={<PolicyFilters {...controls} />}
      quickFilters={useQuickPolicyFilters()}
      activeFilters={activeFilters}
      empty={{
        drawing: 'document',
        title: t('list.emptyTitle'),
        text: t('list.emptyText'),
        ...(canCreate ? { action: create } : {}),
      }}
    >
      {children}
    </ListPage>
  );
}

type Words = ReturnType<typeof useTranslation<['policies', 'common']>>['t'];

/** What may be done with a policy: by permission, and by its state. */
function actionsOf(row: PolicyRow, props: PolicyListViewProps, t: Words): RowAction[] {
  const { controls, canChange, canDelete, onMove, onDelete } = props;
  const can = (action: PolicyRow['allowed_actions'][number]) => row.allowed_actions.includes(action);
  const unless = (isAllowed: boolean, reason: string) => (isAllowed ? {} : { disabledReason: reason });
  const actions: RowAction[] = [
    { id: 'view', label: t('common:action.detail'), icon: Eye, onAction: () => controls.setDetail(row.id) },
  ];
  if (canChange) {
    actions.push({ id: 'edit', label: t('common:action.edit'), icon: Pencil, href: paths.policy(row.id) });
    if (can('activate'))
      actions.push({ id: 'enable', label: t('common:action.enable'), icon: CircleCheck, onAction: () => onMove(row) });
    else
      actions.push({
        id: 'move',
        label: t('common:action.closeOrRenew'),
        icon: RefreshCw,
        onAction: () => onMove(row),
        ...unless(can('close') || can('renew'), t('move.closedAlready')),
      });
  }
  if (canDelete)
    actions.push({
      id: 'delete',
      label: t('common:action.delete'),
      icon: Trash2,
      tone: 'critical',
      onAction: () => onDelete(row),
      ...unless(can('delete'), t('list.onlyDrafts')),
    });
  return actions;
}
