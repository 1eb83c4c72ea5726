import type { Coverage } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame } from '../../frames/lists/index.ts';
import { type CoverageFilter, useCoverageFilters } from './CoverageFilters.tsx';
import { useCoverageColumns } from './useCoverageColumns.tsx';

interface CoverageListViewProps {
  list: RecordList<Coverage, CoverageFilter>;
  /** The detail. */
  children?: ReactNode;
}

/** The list of coverages in every state. */
export function CoverageListView({ list, children }: CoverageListViewProps) {
  const { t } = useTranslation('coverages');
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
      columns={useCoverageColumns(controls.detailHref)}
      filters={useCoverageFilters(controls)}
      create={{ label: t('new'), href: paths.newCoverage() }}
      edit={{ hrefOf: paths.coverage }}
    >
      {children}
    </RecordListFrame>
  );
}
