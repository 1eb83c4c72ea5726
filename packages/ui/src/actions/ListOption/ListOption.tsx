import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import * as css from './ListOption.css.ts';

/** Something to choose from a list. */
export type Option<Id extends string | number = string | number> = {
  /** What is kept when it is chosen; unique in its list. */
  id: Id;
  /** What one reads, types to find it, and sees in the closed field. */
  label: string;
  /** A second, muted line that tells two of the same name apart. */
  description?: string;
  /** Drawn before the label, 16 px. */
  icon?: IconType;
  /** Shows it and lets nobody choose it. */
  isDisabled?: boolean;
};

type ListOptionProps = {
  /** What the row shows and stands for. */
  option: Option;
  /** Makes the row an action such as "New customer…", which is done and not chosen: it has no tick. */
  onAction?: () => void;
};

/** One row of a list to choose from: icon, label, description, and a tick where chosen. */
export function ListOption({ option, onAction }: ListOptionProps) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled}
      onAction={onAction}
      className={css.option}
    >
      {option.icon && (
        <span className={css.mark}>
          <Icon of={option.icon} />
        </span>
      )}
      <span className={css.words}>
        <span>{option.label}</span>
        {option.description && <span className={css.description}>{option.description}</span>}
      </span>
      {!onAction && (
        <span className={css.tick}>
          <Icon of={Check} />
        </span>
      )}
    </ListBoxItem>
  );
}
