import type { Ref } from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import * as group from '../CheckboxGroup/CheckboxGroup.css.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot } from '../Field/index.ts';
import * as css from './RadioGroup.css.ts';

type Choice<Id extends string> = { id: Id; label: string; description?: string; isDisabled?: boolean };

type RadioGroupProps<Id extends string> = FieldProps & {
  items: readonly Choice<Id>[];
  value?: Id | null;
  defaultValue?: Id;
  onChange?: (id: Id) => void;
  onBlur?: () => void;
  orientation?: keyof typeof group.orientation;
  ref?: Ref<HTMLInputElement>;
};

/** Exactly one of a few choices that are worth seeing at once. */
export function RadioGroup<Id extends string>({
  items,
  orientation = 'vertical',
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
    <AriaRadioGroup {...behaviour} {...fieldRoot(props)} onChange={choose} orientation={orientation}>
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
