/** One box: absent where row and column have nothing in common. */
export type MatrixCell = { isSelected: boolean; isDisabled?: boolean };

/** The properties of a CheckMatrix. */
export type CheckMatrixProps<Row extends string, Column extends string> = {
  /** What is chosen here. */
  label: string;
  /** The things, from top to bottom. */
  rows: readonly { id: Row; label: string }[];
  /** What may be done with them, in the order of reading. */
  columns: readonly { id: Column; label: string }[];
  /** Whether a box is on; null where row and column have nothing in common. */
  cell: (row: Row, column: Column) => MatrixCell | null;
  /** Turns one box, a whole row, a whole column, or everything. */
  onToggle: (where: { row?: Row; column?: Column }, isSelected: boolean) => void;
  /** Heads the boxes that stand for a whole row: "All". */
  allLabel: string;
  /** Shows what is chosen and lets nobody change it. */
  isDisabled?: boolean;
};
