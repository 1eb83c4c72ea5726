import type { ReactNode } from 'react';

/** One column of a short, editable list. */
export type EditableColumn<Row> = {
  id: string;
  header: string;
  read: (row: Row) => ReactNode;
  /** The field while the row is edited; without it the column stays as read. */
  edit?: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Never broken into two lines: a date. */
  isWhole?: boolean;
};

export type EditableRowsProps<Row> = {
  label: string;
  columns: readonly EditableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  /** The one row that is being edited; a new row is given among the rows. */
  editingId?: string | number | null;
  isSaving?: boolean;
  onAdd?: () => void;
  addLabel: string;
  /** Why nothing can be added now, for example that a row must be saved first. */
  addDisabledReason?: string;
  onEdit?: (row: Row) => void;
  onSave: (row: Row) => void;
  onCancel: (row: Row) => void;
  onDelete?: (row: Row) => void;
  /** Names a row for the buttons of its line. */
  rowName: (row: Row) => string;
  /** What is wrong with the row that is edited. */
  errorMessage?: string;
  /** Said when there are no rows. */
  emptyText: string;
};
