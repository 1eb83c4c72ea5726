import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { bindField } from '../forms/index.ts';
import type { DescribedField } from './describe.ts';

/** What draws a described field takes. */
export interface DescribedProps<Values extends FieldValues, Field extends DescribedField = DescribedField> {
  control: Control<Values>;
  name: FieldPath<Values>;
  field: Field;
  label: string;
}

/** The control of a described text. A form that has only texts draws them by it: it loads no other controls. */
export function DescribedText<Values extends FieldValues>({
  control,
  name,
  field,
  label,
}: DescribedProps<Values, Extract<DescribedField, { kind: 'text' }>>) {
  return (
    <Controller
      control={control}
      name={name}
      render={(one) => {
        const { value, ...binding } = bindField(one);
        return (
          <TextField
            {...binding}
            label={label}
            isRequired={field.isRequired}
            value={typeof value === 'string' ? value : ''}
            maxLength={field.most}
            autoComplete="off"
            spellCheck={field.isCode ? 'false' : undefined}
          />
        );
      }}
    />
  );
}
