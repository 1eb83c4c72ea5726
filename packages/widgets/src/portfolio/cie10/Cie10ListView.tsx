import type { Cie10Code } from '@corredor/core/api';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame, useColumnKit } from '../../frames/lists/index.ts';

interface Cie10ListViewProps {
  list: RecordList<Cie10Code, never>;
  /** The detail. */
  children?: ReactNode;
}

/** The list of diagnoses in every state; only the operator changes it. */
export function Cie10ListView({ list, children }: Cie10ListViewProps) {
  const { t } = useTranslation('cie10');
  const { detailHref } = list.controls;
  const kit = useColumnKit<Cie10Code>();
  const columns = useMemo(
    () => [
      kit.record(
        t('column.code'),
        ({ code }) => code,
        ({ id }) => detailHref(id),
        { id: 'code', width: 120 },
      ),
      kit.text('name', t('column.name'), ({ name }) => name, { sortKey: 'name', minWidth: 280, card: 'subtitle' }),
      kit.text('description', t('column.description'), ({ description }) => description, {
        minWidth: 280,
        card: 'line',
      }),
    ],
    [t, kit, detailHref],
  );
  return (
    <RecordListFrame
      list={list}
      words={{
        title: t('title'),
        context: t('context'),
        search: t('search'),
        empty: { drawing: 'list', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={columns}
    >
      {children}
    </RecordListFrame>
  );
}
