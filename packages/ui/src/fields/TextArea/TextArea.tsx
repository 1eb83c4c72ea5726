import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../Field/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import * as css from './TextArea.css.ts';

type TextAreaProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'ref'> & {
  /** The lines shown at least, three unless told; it grows with its text. */
  rows?: number;
  /** The lines to which it grows at most; as far as the screen lets it unless told. */
  mostRows?: number;
  /** The native textarea, to move the focus to it. */
  ref?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text. */
export function TextArea({ placeholder, rows = 3, mostRows, ref, ...props }: TextAreaProps) {
  const { label, description, errorMessage, isLabelHidden, labelEnd, ...behaviour } = props;
  return (
    <AriaTextField {...behaviour} {...fieldRoot(props)}>
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
      >
        <Group className={`${field.box} ${css.box}`}>
          <AriaTextArea
            ref={ref}
            rows={rows}
            placeholder={placeholder}
            className={`${field.input} ${css.area}`}
            style={mostRows ? { maxBlockSize: `min(${mostRows}lh + 1rem, 60dvh)` } : undefined}
          />
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
