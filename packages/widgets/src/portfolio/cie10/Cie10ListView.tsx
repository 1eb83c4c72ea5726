import type { Cie10Code } from '@corredor/core/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame } from '../../frames/lists/index.ts';
import { useCie10Columns } from './useCie10Columns.tsx';

interface Cie10ListViewProps {
  list: RecordList<Cie10Code, never>;
  /** The detail. */
  children?: ReactNode;
}

/** The list of diagnoses in every state; only the operator changes it. */
export function Cie10ListView({ list, children }: Cie10ListViewProps) {
  const { t } = useTranslation('cie10');
  return (
    <RecordListFrame
      list={list}
      words={{
        title: t('title'),
        context: t('context'),
        search: t('search'),
        empty: { drawing: 'list', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={useCie10Columns(list.controls.detailHref)}
    >
      {children}
    </RecordListFrame>
  );
}
