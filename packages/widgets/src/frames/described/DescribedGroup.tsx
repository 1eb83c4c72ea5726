import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { DescribedControl } from './DescribedControl.tsx';
import { type DescribedField, described, type Fields } from './describe.ts';

interface DescribedGroupProps<Values extends FieldValues> {
  fields: Fields;
  group: string;
  control: Control<Values>;
  /** What a field is called. */
  labelOf: (name: string) => string | undefined;
}

/** The controls of a group that are drawn by their description alone. */
export function DescribedGroup<Values extends FieldValues>({
  fields,
  group,
  control,
  labelOf,
}: DescribedGroupProps<Values>) {
  const drawn = described(fields).filter(([, field]) => field.form === group) as [FieldPath<Values>, DescribedField][];
  return drawn.map(([name, field]) => (
    <DescribedControl key={name} control={control} name={name} field={field} label={labelOf(name) ?? name} />
  ));
}
