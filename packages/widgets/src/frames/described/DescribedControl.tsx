import { Checkbox } from '@corredor/ui/Checkbox';
import { DateField } from '@corredor/ui/DateField';
import { MoneyField } from '@corredor/ui/MoneyField';
import { NumberField } from '@corredor/ui/NumberField';
import { Controller, type FieldValues } from 'react-hook-form';
import { useFormats } from '../../base/app/index.ts';
import { bindField } from '../forms/index.ts';
import { type DescribedProps, DescribedText } from './DescribedText.tsx';

/** The control of a described field, by its kind. */
export function DescribedControl<Values extends FieldValues>({ control, name, field, label }: DescribedProps<Values>) {
  const { currency } = useFormats();
  if (field.kind === 'text') return <DescribedText control={control} name={name} field={field} label={label} />;
  return (
    <Controller
      control={control}
      name={name}
      render={(one) => {
        const { value: held, ...binding } = bindField(one);
        const value: unknown = held;
        const bound = { ...binding, label, isRequired: field.isRequired };
        const text = typeof value === 'string' ? value : '';
        switch (field.kind) {
          case 'number':
            return (
              <NumberField
                {...bound}
                value={typeof value === 'number' ? value : null}
                isGrouped={field.isGrouped}
                step={1}
              />
            );
          case 'amount':
            return <MoneyField {...bound} value={text} currency={currency} />;
          case 'day':
            return <DateField {...bound} value={text || null} />;
          case 'yesNo': {
            const { name: named, onChange, onBlur, ref } = binding;
            return (
              <Checkbox name={named} onChange={onChange} onBlur={onBlur} ref={ref} isSelected={value === true}>
                {label}
              </Checkbox>
            );
          }
        }
      }}
    />
  );
}
