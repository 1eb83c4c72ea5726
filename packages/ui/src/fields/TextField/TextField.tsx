import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import * as css from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot, useAffixes } from '../Field/index.ts';

/** What react-aria knows about a text field and we pass on. */
type TextBehaviour = Pick<
  AriaTextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'isReadOnly'
  | 'autoFocus'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'id'
>;

export type TextFieldProps = FieldProps &
  TextBehaviour & {
    /** The kind of text, for the keyboard of a telephone and autofill; plain text unless told. */
    type?: 'text' | 'email' | 'tel' | 'url';
    /** Short text or an icon before the value. */
    prefix?: ReactNode;
    /** Short text or an icon after the value. */
    suffix?: ReactNode;
    /** An example of the format, never the label. */
    placeholder?: string;
    /** Text at the end of the label's line. */
    labelEnd?: ReactNode;
    /** The native input, to move the focus to it. */
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text. */
export function TextField({ prefix, suffix, placeholder, ref, ...props }: TextFieldProps) {
  const { label, description, errorMessage, isLabelHidden, labelEnd, ...behaviour } = props;
  const affixes = useAffixes(prefix, suffix);
  // A help that comes later belongs to the field only when react-aria is told to look for it again.
  const told = { description: Boolean(description) };
  return (
    <AriaTextField {...behaviour} {...told} {...fieldRoot(props)} aria-describedby={affixes.describedBy}>
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
      >
        <Group className={css.box}>
          {affixes.before}
          <Input ref={ref} placeholder={placeholder} className={css.input} />
          {affixes.after}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
