import type { ReactNode } from 'react';

/** One column of a short, editable list. */
export type EditableColumn<Row> = {
  /** Tells it from the others. */
  id: string;
  /** Its name; above each value where the place is narrow. */
  header: string;
  /** The value while the row is read. */
  read: (row: Row) => ReactNode;
  /** The field while the row is edited; without it the column stays as read. */
  edit?: (row: Row) => ReactNode;
  /** `end` is for numbers: at the end, in figures of one width, never broken. */
  align?: 'start' | 'end';
  /** Never broken into two lines: a date. */
  isWhole?: boolean;
};

/** The properties of EditableRows. */
export type EditableRowsProps<Row> = {
  /** What is listed; names the table. */
  label: string;
  /** How each column is read and edited. */
  columns: readonly EditableColumn<Row>[];
  /** In the order in which they are drawn, a new one among them. */
  rows: readonly Row[];
  /** Tells a row from the others. */
  rowId: (row: Row) => string | number;
  /** The one row that is being edited; a new row is given among the rows. */
  editingId?: string | number | null;
  /** The row that is edited is on its way to the server. */
  isSaving?: boolean;
  /** Begins a new row; without it there is no button to add. */
  onAdd?: () => void;
  /** The words of that button, as in “Add coverage”. */
  addLabel: string;
  /** Why nothing can be added now, for example that a row must be saved first. */
  addDisabledReason?: string;
  /** Begins to edit a row; without it rows have no such button. */
  onEdit?: (row: Row) => void;
  /** By the button, or Enter in a field. */
  onSave: (row: Row) => void;
  /** By the button, or Escape in a field. */
  onCancel: (row: Row) => void;
  /** Deletes a row; without it rows have no such button. */
  onDelete?: (row: Row) => void;
  /** Names a row for the buttons of its line. */
  rowName: (row: Row) => string;
  /** What is wrong with the row that is edited. */
  errorMessage?: string;
  /** Stands in a Card without padding: has no frame of its own, and its first column begins where the title does. */
  isInCard?: boolean;
  /** Said when there are no rows. */
  emptyText: string;
};
