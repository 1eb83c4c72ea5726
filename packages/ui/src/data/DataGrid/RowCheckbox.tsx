import type { MouseEvent } from 'react';
import * as styles from './RowCheckbox.css.ts';

type RowCheckboxProps = {
  label: string;
  isSelected: boolean;
  isMixed?: boolean;
  /** There is nothing to choose; it keeps the focus all the same. */
  isDisabled?: boolean;
  onToggle: (isRange: boolean) => void;
};

const nothing = () => undefined;

/** A native box: hundreds come and go while a person scrolls. */
export function RowCheckbox({ label, isSelected, isMixed = false, isDisabled = false, onToggle }: RowCheckboxProps) {
  return (
    // The label makes the whole cell a target; the box itself is small.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the box
    <label className={styles.checkTarget} onClick={(event: MouseEvent) => event.stopPropagation()}>
      <input
        type="checkbox"
        className={styles.checkbox}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        checked={isSelected}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={nothing}
        onClick={(event) => isDisabled || onToggle(event.shiftKey)}
      />
    </label>
  );
}
