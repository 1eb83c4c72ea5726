import { Check } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import * as css from './ListOption.css.ts';
import { matchesIn } from './matches.ts';

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
  /** What was typed to find it: where it stands in the words is marked. */
  query?: string;
  /** Makes the row an action such as "New customer…", which is done and not chosen: it has no tick. */
  onAction?: () => void;
};

/** One row of a list to choose from: icon, label, description, and a tick where chosen. */
export function ListOption({ option, query = '', onAction }: ListOptionProps) {
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
        <span>{marked(option.label, query)}</span>
        {option.description && <span className={css.description}>{marked(option.description, query)}</span>}
      </span>
      {!onAction && (
        <span className={css.tick}>
          <Icon of={Check} />
        </span>
      )}
    </ListBoxItem>
  );
}

/** A text with marks on what was looked for. */
function marked(text: string, query: string): ReactNode {
  const matches = query === '' ? [] : matchesIn(text, query);
  if (matches.length === 0) return text;
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.end ?? 0, start)}
          <mark className={css.match}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end)}
    </>
  );
}
