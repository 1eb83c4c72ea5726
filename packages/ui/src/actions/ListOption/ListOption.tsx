import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import * as css from './ListOption.css.ts';

/** Something to choose from a list. */
export type Option<Id extends string | number = string | number> = {
  id: Id;
  label: string;
  description?: string;
  icon?: IconType;
  isDisabled?: boolean;
};

type ListOptionProps = { option: Option; onAction?: () => void };

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
