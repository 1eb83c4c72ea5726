import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Select } from '../../fields/Select/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import type { DataGridProps } from './dataGrid.types.ts';
import * as styles from './GridCards.css.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { formatSorting, parseSorting } from './sorting.ts';
import type { GridChoice } from './useGridSelection.ts';

type CardSortingProps<Row> = Pick<DataGridProps<Row>, 'columns' | 'sorting'> & {
  choice: GridChoice | null;
  onSortingChange: (sorting: string) => void;
};

/** Cards have no header to sort by, so the order is chosen above them. */
export function CardSorting<Row>({ columns, sorting, onSortingChange, choice }: CardSortingProps<Row>) {
  const words = useToolWords();
  const choices = columns.flatMap(({ sortKey, header }) => (sortKey ? [{ id: sortKey, label: header }] : []));
  const asked = parseSorting(sorting);
  // An order that no column stands for, such as a list's own first one, is not turned round.
  const order = choices.some(({ id }) => id === asked?.key) ? asked : null;
  const isDescending = order?.isDescending ?? false;
  if (choices.length === 0) return null;
  return (
    <div className={styles.cardSorting}>
      {choice && (
        <RowCheckbox
          label={words.selectPage}
          isSelected={choice.page === 'all'}
          isMixed={choice.page === 'some'}
          isDisabled={!choice.hasRows}
          onToggle={choice.togglePage}
        />
      )}
      <div className={styles.cardSortingChoice}>
        <Select
          label={words.sortBy}
          isLabelHidden
          placeholder={words.sortBy}
          items={choices}
          value={order?.key ?? null}
          onChange={(key) => key && onSortingChange(formatSorting({ key, isDescending }))}
        />
      </div>
      <IconButton
        icon={isDescending ? ArrowDown : ArrowUp}
        tone="neutral"
        label={isDescending ? words.descending : words.ascending}
        isDisabled={!order}
        onPress={() => order && onSortingChange(formatSorting({ ...order, isDescending: !isDescending }))}
      />
    </div>
  );
}
