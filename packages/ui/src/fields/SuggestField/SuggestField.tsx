import type { Ref } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListOption } from '../../actions/ListOption/index.ts';
import * as list from '../../actions/ListOption/ListOption.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot } from '../Field/index.ts';

type SuggestFieldProps = FieldProps & {
  /** The text, controlled; empty for none. */
  value: string;
  /** Gets the text at each key, and the suggestion that was chosen. */
  onChange: (text: string) => void;
  /** Told when the focus leaves field and list. */
  onBlur?: () => void;
  /** Told when somebody is about to type, so that suggestions can be fetched. */
  onFocus?: () => void;
  /** What others wrote here; the caller narrows it by what is typed. */
  suggestions: readonly string[];
  /** The most characters that can be typed. */
  maxLength?: number;
  /** The text input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

/** One line of any text, with suggestions below it while one types. */
export function SuggestField({ value, onChange, suggestions, maxLength, ref, ...props }: SuggestFieldProps) {
  const { label, description, errorMessage, isLabelHidden, ...behaviour } = props;
  const items = suggestions.filter((text) => text !== value).map((text) => ({ id: text, label: text }));
  return (
    <ComboBox
      {...behaviour}
      {...fieldRoot(props)}
      allowsCustomValue
      items={items}
      inputValue={value}
      onInputChange={onChange}
      value={null}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      defaultFilter={() => true}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        isRequired={props.isRequired}
      >
        <Group className={field.box}>
          <Input ref={ref} maxLength={maxLength} className={field.input} />
        </Group>
      </FieldFrame>
      <Popover offset={4} className={list.popover}>
        <ListBox<(typeof items)[number]> className={list.list}>{(option) => <ListOption option={option} />}</ListBox>
      </Popover>
    </ComboBox>
  );
}
