import type { Ref } from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import * as group from '../CheckboxGroup/CheckboxGroup.css.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot } from '../Field/index.ts';
import * as css from './RadioGroup.css.ts';

type Choice<Id extends string> = {
  /** What is kept when it is chosen. */
  id: Id;
  /** The words beside it. */
  label: string;
  /** What choosing it means, in a muted line below. */
  description?: string;
  /** Shows it and lets nobody choose it. */
  isDisabled?: boolean;
};

type RadioGroupProps<Id extends string> = FieldProps & {
  /** The choices in their order, two to about five. */
  items: readonly Choice<Id>[];
  /** The id that is chosen, null for none; controlled. */
  value?: Id | null;
  /** The id that is chosen at first; uncontrolled. */
  defaultValue?: Id;
  /** Gets the id that was chosen. */
  onChange?: (id: Id) => void;
  /** Told when the focus leaves the group. */
  onBlur?: () => void;
  /** Below each other, beside each other for few short words, or in a `grid` of equal columns for more of them; `vertical` unless told. */
  orientation?: keyof typeof group.orientation;
  /** Begins with the focus, as the first field of a dialog may. */
  autoFocus?: boolean;
  /** The input of the first choice, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

/** Exactly one of a few choices that are worth seeing at once. */
export function RadioGroup<Id extends string>({
  items,
  orientation = 'vertical',
  autoFocus = false,
  onChange,
  ref,
  ...props
}: RadioGroupProps<Id>) {
  const { label, description, errorMessage, isLabelHidden, ...behaviour } = props;
  const choose = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (item) onChange?.(item.id);
  };
  return (
    <AriaRadioGroup
      {...behaviour}
      {...fieldRoot(props)}
      onChange={choose}
      orientation={orientation === 'vertical' ? 'vertical' : 'horizontal'}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        isRequired={props.isRequired}
      >
        <div className={`${group.choices} ${group.orientation[orientation]}`}>
          {items.map((item, index) => (
            <RadioField
              key={item.id}
              value={item.id}
              isDisabled={item.isDisabled}
              autoFocus={autoFocus && (props.value == null ? index === 0 : props.value === item.id)}
              inputRef={index === 0 ? ref : undefined}
              className={checkbox.field}
            >
              <RadioButton className={checkbox.button}>
                {({ isSelected }) => (
                  <>
                    <span className={`${checkbox.box} ${css.round}`}>{isSelected && <span className={css.dot} />}</span>
                    <span>{item.label}</span>
                  </>
                )}
              </RadioButton>
              {item.description && (
                <Text slot="description" className={`${fieldCss.description} ${checkbox.help}`}>
                  {item.description}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
