import { Minus, Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import * as css from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';

type NumberFieldProps = FieldProps & {
  value?: number | null;
  defaultValue?: number;
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  /** False for years and other numbers that are names. */
  isGrouped?: boolean;
  /** Shows buttons for less and more. */
  hasSteppers?: boolean;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A whole or measured number; money has MoneyField. */
export function NumberField({
  value,
  onChange,
  isGrouped = true,
  hasSteppers = false,
  suffix,
  ref,
  ...props
}: NumberFieldProps) {
  const { label, description, errorMessage, isLabelHidden, ...behaviour } = props;
  return (
    <AriaNumberField
      {...behaviour}
      {...fieldRoot(props)}
      // Not a number is react-aria's empty value.
      value={value === undefined ? undefined : (value ?? Number.NaN)}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      formatOptions={{ useGrouping: isGrouped }}
    >
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }} isRequired={props.isRequired}>
        <Group className={css.box}>
          <Input ref={ref} className={`${css.input} ${css.numeric}`} />
          {suffix && <span className={css.affix}>{suffix}</span>}
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
