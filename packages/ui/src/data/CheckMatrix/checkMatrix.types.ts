/** One box: absent where row and column have nothing in common. */
export type MatrixCell = { isSelected: boolean; isDisabled?: boolean };

export type CheckMatrixProps<Row extends string, Column extends string> = {
  /** What is chosen here. */
  label: string;
  rows: readonly { id: Row; label: string }[];
  columns: readonly { id: Column; label: string }[];
  cell: (row: Row, column: Column) => MatrixCell | null;
  /** Turns one box, a whole row, a whole column, or everything. */
  onToggle: (where: { row?: Row; column?: Column }, isSelected: boolean) => void;
  /** Heads the boxes that stand for a whole row: "All". */
  allLabel: string;
  isDisabled?: boolean;
};
