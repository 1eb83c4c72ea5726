import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as styles from './FilterBar.css.ts';

/** A filter that is on: what it filters by, and for what. */
export type ActiveFilter = { id: string; label: string; value: string };

type FilterBarProps = {
  /** Those that are on, in the order of their controls; with none nothing is drawn. */
  filters: readonly ActiveFilter[];
  /** Takes the filter of this id away. */
  onRemove: (id: string) => void;
  /** Takes all filters away. */
  onClear: () => void;
  /** Before the chips, for example saved views. */
  start?: ReactNode;
};

/** The filters that are on, each with its way out, and one way to drop them all. */
export function FilterBar({ filters, onRemove, onClear, start }: FilterBarProps) {
  const words = useToolWords();
  if (filters.length === 0 && !start) return null;
  return (
    <div className={styles.bar}>
      {start}
      {filters.length > 0 && (
        <>
          <ul className={styles.chips} aria-label={words.filters}>
            {filters.map(({ id, label, value }) => (
              <li key={id} className={styles.chip}>
                <span className={styles.words}>
                  <span className={styles.label}>{label}:</span> {value}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={words.removeFilter(`${label}: ${value}`)}
                  onClick={() => onRemove(id)}
                >
                  <Icon of={X} />
                </button>
              </li>
            ))}
          </ul>
          <Button tone="quiet" size="small" onPress={onClear}>
            {words.clearFilters}
          </Button>
        </>
      )}
    </div>
  );
}
