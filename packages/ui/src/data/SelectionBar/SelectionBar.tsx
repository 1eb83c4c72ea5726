import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import * as styles from './SelectionBar.css.ts';

type SelectionBarProps = {
  /** How many rows are chosen. */
  count: number;
  /** Where there are more than could be counted. */
  isAtLeast?: boolean;
  /** What they come to, behind how many they are: a sum. */
  sums?: string;
  /** Offers everything that the filter matches, where only a part is chosen. */
  all?: { label: string; onPress: () => void };
  /** What can be done with them: buttons. */
  actions?: ReactNode;
  /** Lets all rows go. */
  onClear: () => void;
};

/** Brings the whole of what is focused into sight; a browser leaves as it is what is half there. */
function showFocused(verbs: HTMLElement | null) {
  const show = ({ target }: FocusEvent) =>
    (target as HTMLElement).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  verbs?.addEventListener('focusin', show);
  return () => verbs?.removeEventListener('focusin', show);
}

/** Slides in where rows of a grid are chosen: how many, and what can be done with them. */
export function SelectionBar({ count, isAtLeast = false, sums, all, actions, onClear }: SelectionBarProps) {
  const words = useToolWords();
  return (
    <section className={styles.bar} aria-label={words.selection}>
      <span className={styles.count}>{words.rowsSelected(count, isAtLeast)}</span>
      {sums && <span className={styles.sums}>{sums}</span>}
      {all && (
        <Button tone="quiet" size="small" onPress={all.onPress}>
          {all.label}
        </Button>
      )}
      <div className={styles.actions}>
        {actions && (
          <div ref={showFocused} className={styles.verbs}>
            {actions}
          </div>
        )}
        <IconButton icon={X} label={words.clearSelection} size="small" onPress={onClear} />
      </div>
    </section>
  );
}
