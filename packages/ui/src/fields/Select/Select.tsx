import { ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { ListOption, type Option } from '../../actions/ListOption/index.ts';
import * as list from '../../actions/ListOption/ListOption.css.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot } from '../Field/index.ts';
import * as css from './Select.css.ts';

/** A choice; those with the same `group` that stand beside one another are drawn below its title. */
export type SelectOption<Id extends string | number> = Option<Id> & { group?: string };

type SelectProps<Id extends string | number> = FieldProps & {
  /** The choices in an order that one expects, up to about fifteen. */
  items: readonly SelectOption<Id>[];
  /** The id that is chosen, null for none; controlled. */
  value?: Id | null;
  /** The id that is chosen at first; uncontrolled. */
  defaultValue?: Id;
  /** Gets the id that was chosen, or null for the empty option. */
  onChange?: (id: Id | null) => void;
  /** Told when the focus leaves button and list. */
  onBlur?: () => void;
  /** What to read while nothing is chosen; "Select" unless told. */
  placeholder?: string;
  /** Adds a first option with these words that chooses nothing. */
  emptyLabel?: string;
  /** The button, to move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
};

const none = '';

/** One of a few known choices; for many, or for records, use ComboBox. */
export function Select<Id extends string | number>(props: SelectProps<Id>) {
  const { label, description, errorMessage, isLabelHidden, items, emptyLabel, placeholder, ref, ...rest } = props;
  const { value, defaultValue, onChange, onBlur, name, isRequired, isDisabled } = rest;
  const words = useToolWords();
  const options: SelectOption<string | number>[] =
    emptyLabel === undefined ? [...items] : [{ id: none, label: emptyLabel }, ...items];
  const shown = emptyLabel === undefined ? value : (value ?? none);
  return (
    <AriaSelect
      {...fieldRoot(props)}
      name={name}
      isRequired={isRequired}
      isDisabled={isDisabled}
      defaultValue={defaultValue}
      onBlur={onBlur}
      placeholder={placeholder ?? words.select}
      value={value === undefined ? undefined : shown}
      onChange={(key) => onChange?.(items.find((item) => item.id === key)?.id ?? null)}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        isRequired={isRequired}
      >
        <Button ref={ref} className={`${field.box} ${css.button}`} data-invalid={errorMessage ? true : undefined}>
          <SelectValue className={css.value}>
            {({ selectedText, defaultChildren, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <span className={field.affix}>
            <Icon of={ChevronsUpDown} />
          </span>
        </Button>
      </FieldFrame>
      <Popover offset={4} className={list.popover}>
        {options.some(({ group }) => group !== undefined) ? (
          <ListBox className={list.list}>
            {groupsOf(options).map(({ title, options: some }, place) => {
              const rows = some.map((option) => <ListOption key={option.id} option={option} />);
              if (title === undefined) return rows;
              return (
                <ListBoxSection key={`${place} ${title}`}>
                  <Header className={list.heading}>{title}</Header>
                  {rows}
                </ListBoxSection>
              );
            })}
          </ListBox>
        ) : (
          <ListBox items={options} className={list.list}>
            {(option) => <ListOption option={option} />}
          </ListBox>
        )}
      </Popover>
    </AriaSelect>
  );
}

/** The choices by their groups, in the order of the choices. */
function groupsOf(options: readonly SelectOption<string | number>[]) {
  const groups: { title: string | undefined; options: SelectOption<string | number>[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.title === option.group) last.options.push(option);
    else groups.push({ title: option.group, options: [option] });
  }
  return groups;
}
