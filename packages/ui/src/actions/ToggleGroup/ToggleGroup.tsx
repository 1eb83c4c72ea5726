import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import * as css from './ToggleGroup.css.ts';

type ToggleGroupProps<Id extends string> = {
  /** What one chooses; read aloud. */
  label: string;
  /** Two to five ways; where `isIconOnly` is set, each has an icon. */
  items: readonly { id: Id; label: string; icon?: IconType }[];
  /** The id of the one that is chosen; there always is one. */
  value: Id;
  /** Gets the id of another that was chosen. */
  onChange: (id: Id) => void;
  /** Shows icons alone, with the labels as their names. */
  isIconOnly?: boolean;
  /** Shows what is chosen and lets nobody change it. */
  isDisabled?: boolean;
};

/** One of two to five ways to see the same thing. */
export function ToggleGroup<Id extends string>({
  label,
  items,
  value,
  onChange,
  isIconOnly,
  isDisabled,
}: ToggleGroupProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = items.find((item) => keys.has(item.id));
        if (chosen) onChange(chosen.id);
      }}
      isDisabled={isDisabled}
      className={css.group}
    >
      {items.map((item) => (
        <ToggleButton
          key={item.id}
          id={item.id}
          aria-label={isIconOnly ? item.label : undefined}
          className={isIconOnly ? `${css.item} ${css.iconOnly}` : css.item}
        >
          {item.icon && <Icon of={item.icon} />}
          {!isIconOnly && item.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
