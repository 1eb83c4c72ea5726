import { Check } from 'lucide-react';
import { Icon } from '../../text/Icon/index.ts';
import * as styles from './ToggleChips.css.ts';

type ToggleChipsProps = {
  /** What the chips are for; read aloud. */
  label: string;
  /** The chips in their order, each with what a press does to it; a few that fit in a line or two. */
  items: readonly { id: string; label: string; isOn: boolean; onToggle: () => void }[];
};

/** A few things to turn on and off by one press each, such as the usual filters. */
export function ToggleChips({ label, items }: ToggleChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; these are buttons
    <div role="group" aria-label={label} className={styles.chips}>
      {items.map((item) => (
        <button key={item.id} type="button" aria-pressed={item.isOn} className={styles.chip} onClick={item.onToggle}>
          {item.isOn && <Icon of={Check} />}
          {item.label}
        </button>
      ))}
    </div>
  );
}
