import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/index.ts';
import { FieldFrame, type FieldProps, fieldRoot } from '../Field/index.ts';
import * as css from './CheckboxGroup.css.ts';

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

type CheckboxGroupProps<Id extends string> = FieldProps & {
  /** The choices in their order, up to about seven. */
  items: readonly Choice<Id>[];
  /** The ids that are ticked; controlled. */
  value?: readonly Id[];
  /** The ids that are ticked at first; uncontrolled. */
  defaultValue?: readonly Id[];
  /** Gets all ids that are ticked, in the order of the items. */
  onChange?: (ids: Id[]) => void;
  /** Told when the focus leaves the group. */
  onBlur?: () => void;
  /** Below each other, or beside each other for few short words; `vertical` unless told. */
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
