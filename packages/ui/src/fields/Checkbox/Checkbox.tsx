import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
} from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../../text/Icon/index.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { FieldProblem, fieldRoot } from '../Field/index.ts';
import * as css from './Checkbox.css.ts';

type CheckboxProps = Pick<
  AriaCheckboxFieldProps,
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'onBlur'
  | 'isIndeterminate'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'name'
  | 'value'
  | 'slot'
  | 'aria-label'
> & {
  /** The label; alone in a table cell, give `aria-label` instead. */
  children?: ReactNode;
  /** What follows from the tick, in a muted line below. */
  description?: ReactNode;
  /** What is wrong and what to do; its presence makes the box invalid. */
  errorMessage?: ReactNode;
  /** The native input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

/** Yes or no, sent with its form. */
export function Checkbox({ children, description, errorMessage, ref, ...props }: CheckboxProps) {
  return (
    <AriaCheckboxField
      {...props}
      {...fieldRoot({ errorMessage, name: props.name })}
      inputRef={ref}
      className={css.field}
    >
      <CheckboxButton className={css.button}>
        {({ isIndeterminate, isSelected }) => (
          <>
            <span className={css.box}>
              {(isIndeterminate || isSelected) && <Icon of={isIndeterminate ? Minus : Check} />}
            </span>
            {children && <span>{children}</span>}
          </>
        )}
      </CheckboxButton>
      {description && (
        <Text slot="description" className={`${fieldCss.description} ${css.help}`}>
          {description}
        </Text>
      )}
      {errorMessage && (
        <div className={css.help}>
          <FieldProblem>{errorMessage}</FieldProblem>
        </div>
      )}
    </AriaCheckboxField>
  );
}
