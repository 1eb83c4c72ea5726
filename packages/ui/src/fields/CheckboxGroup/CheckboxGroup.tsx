import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/index.ts';
import { FieldFrame, type FieldProps, fieldRoot } from '../Field/index.ts';
import * as css from './CheckboxGroup.css.ts';

type Choice<Id extends string> = { id: Id; label: string; description?: string; isDisabled?: boolean };

type CheckboxGroupProps<Id extends string> = FieldProps & {
  items: readonly Choice<Id>[];
  value?: readonly Id[];
  defaultValue?: readonly Id[];
  onChange?: (ids: Id[]) => void;
  onBlur?: () => void;
  orientation?: keyof typeof css.orientation;
};

/** Any of a few choices. */
export function CheckboxGroup<Id extends string>({
  items,
  orientation = 'vertical',
  ...props
}: CheckboxGroupProps<Id>) {
  const { label, description, errorMessage, isLabelHidden, value, defaultValue, onChange, onBlur, ...behaviour } =
    props;
  return (
    <AriaCheckboxGroup
      {...behaviour}
      {...fieldRoot(props)}
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      onChange={(ids) => onChange?.(items.filter((item) => ids.includes(item.id)).map((item) => item.id))}
      onBlur={onBlur}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        isRequired={props.isRequired}
      >
        <div className={`${css.choices} ${css.orientation[orientation]}`}>
          {items.map((item) => (
            <Checkbox key={item.id} value={item.id} description={item.description} isDisabled={item.isDisabled}>
              {item.label}
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
