import type { Branch } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame } from '../../frames/lists/index.ts';
import { type BranchFilter, useBranchFilters } from './BranchFilters.tsx';
import { useBranchColumns } from './useBranchColumns.tsx';

interface BranchListViewProps {
  list: RecordList<Branch, BranchFilter>;
  onCreate: () => void;
  /** Opens the authority's list; without it the country has none, or the reader may not add. */
  onOfficial?: () => void;
  onEdit: (branch: Branch) => void;
  secondaryActions?: ReactNode;
  /** The form and the detail. */
  children?: ReactNode;
}

/** The list of branches in every state. */
export function BranchListView({
  list,
  onCreate,
  onOfficial,
  onEdit,
  secondaryActions,
  children,
}: BranchListViewProps) {
  const { t } = useTranslation('branches');
  const { controls } = list;
  return (
    <RecordListFrame
      list={list}
      words={{
        title: t('title'),
        context: t('context'),
        search: t('search'),
        empty: { drawing: 'shield', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={useBranchColumns(controls.detailHref)}
      filters={useBranchFilters(controls)}
      create={{ label: t('new'), onPress: onCreate }}
      edit={{ onEdit }}
      secondaryActions={
        (onOfficial || secondaryActions) && (
          <>
            {onOfficial && (
              <Button icon={ListChecks} onPress={onOfficial}>
                {t('officials.open')}
              </Button>
            )}
            {secondaryActions}
          </>
        )
      }
      emptyAction={
        onOfficial && (
          <Button icon={ListChecks} onPress={onOfficial}>
            {t('officials.choose')}
          </Button>
        )
      }
    >
      {children}
    </RecordListFrame>
  );
}
