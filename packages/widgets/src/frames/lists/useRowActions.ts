import type { RowAction } from '@corredor/ui/DataGrid';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface RowVerbs {
  onDetail?: (() => void) | undefined;
  /** Where a record is changed: on a page of its own, or in a dialog. */
  editHref?: string | undefined;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** The usual things to do with a row; a verb that is absent, because a permission is, is not offered. */
export function useRowActions(): (verbs: RowVerbs) => RowAction[] {
  const { t } = useTranslation('frames');
  return ({ onDetail, editHref, onEdit, onDelete }) => [
    ...(onDetail ? [{ id: 'detail', label: t('list.detail'), icon: Eye, onAction: onDetail }] : []),
    ...(editHref ? [{ id: 'edit', label: t('list.edit'), icon: Pencil, href: editHref }] : []),
    ...(onEdit ? [{ id: 'edit', label: t('list.edit'), icon: Pencil, onAction: onEdit }] : []),
    ...(onDelete
      ? [{ id: 'delete', label: t('list.delete'), icon: Trash2, tone: 'critical' as const, onAction: onDelete }]
      : []),
  ];
}
