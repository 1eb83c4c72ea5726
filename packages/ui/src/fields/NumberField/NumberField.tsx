import { Minus, Plus } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as css from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot, useAffixes } from '../Field/index.ts';

type NumberFieldProps = FieldProps & {
  /** The number, null for none; controlled. */
  value?: number | null;
  /** The number at first; uncontrolled. */
  defaultValue?: number;
  /** Gets the number on leaving the field, on Enter and at each step; null where it was emptied. */
  onChange?: (value: number | null) => void;
  /** Told when the focus leaves. */
  onBlur?: () => void;
  /** The least number; less is kept and called out of bounds. */
  minValue?: number;
  /** The greatest number; more is kept and called out of bounds. */
  maxValue?: number;
  /** By how much arrows and buttons change it; by one unless told. */
  step?: number;
  /** Shows the number, which can be read and copied and not changed. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears; for the first field of a dialog. */
  autoFocus?: boolean;
  /** Writes separators of thousands; false for years and other numbers that are names. */
  isGrouped?: boolean;
  /** Shows buttons for less and more. */
  hasSteppers?: boolean;
  /** Makes the box as wide as a number of a few digits, for a field that has a line of its own. */
  isShort?: boolean;
  /** A unit after the number, such as days. */
  suffix?: ReactNode;
  /** The text input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

/** A whole or measured number; money has MoneyField. What lies beyond its bounds stays as it was typed, and the bounds are said. */
export function NumberField({
  value,
  onChange,
  isGrouped = true,
  hasSteppers = false,
  isShort = false,
  suffix,
  ref,
  ...props
}: NumberFieldProps) {
  const { label, description, isLabelHidden, ...behaviour } = props;
  const words = useToolWords();
  const affixes = useAffixes(undefined, suffix);
  const [own, setOwn] = useState<number | null>(props.defaultValue ?? null);
  const { minValue, maxValue } = props;
  const current = value === undefined ? own : value;
  const isOut = current !== null && (current < (minValue ?? current) || current > (maxValue ?? current));
  const errorMessage = props.errorMessage ?? (isOut ? words.bounds(minValue, maxValue) : undefined);
  return (
    <AriaNumberField
      {...behaviour}
      {...fieldRoot({ ...props, errorMessage })}
      commitBehavior="validate"
      // Not a number is react-aria's empty value.
      value={value === undefined ? undefined : (value ?? Number.NaN)}
      onChange={(typed) => {
        const next = Number.isNaN(typed) ? null : typed;
        setOwn(next);
        onChange?.(next);
      }}
      formatOptions={{ useGrouping: isGrouped }}
      aria-describedby={affixes.describedBy}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        isRequired={props.isRequired}
      >
        <Group className={isShort ? `${css.box} ${css.short}` : css.box}>
          <Input ref={ref} className={`${css.input} ${css.numeric}`} />
          {affixes.after}
          {hasSteppers && (
            <>
              <Button slot="decrement" className={css.innerButton}>
                <Icon of={Minus} />
              </Button>
              <Button slot="increment" className={css.innerButton}>
                <Icon of={Plus} />
              </Button>
            </>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
