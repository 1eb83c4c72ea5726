import type { RowAction } from '@corredor/ui/DataGrid';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface RowVerbs {
  onDetail?: () => void;
  /** Where a record is changed: on a page of its own, or in a dialog. */
  editHref?: string;
  onEdit?: () => void;
  onDelete?: () => void;
}

/** The usual things to do with a row; a verb that is absent, because a permission is, is not offered. */
export function useRowActions(): (verbs: RowVerbs) => RowAction[] {
  const { t } = useTranslation('frames');
  return ({ onDetail, editHref, onEdit, onDelete }) => {
    const actions: RowAction[] = [];
    if (onDetail) actions.push({ id: 'detail', label: t('list.detail'), icon: Eye, onAction: onDetail });
    if (editHref) actions.push({ id: 'edit', label: t('list.edit'), icon: Pencil, isQuick: true, href: editHref });
    if (onEdit) actions.push({ id: 'edit', label: t('list.edit'), icon: Pencil, isQuick: true, onAction: onEdit });
    if (onDelete)
      actions.push({ id: 'delete', label: t('list.delete'), icon: Trash2, tone: 'critical', onAction: onDelete });
    return actions;
  };
}
