import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { DescribedProps } from './DescribedText.tsx';
import { type DescribedField, described, type Fields } from './describe.ts';

type FieldIn<All extends Fields, Group extends string> = Extract<All[keyof All], DescribedField & { form: Group }>;

interface DescribedGroupProps<Values extends FieldValues, All extends Fields, Group extends string> {
  fields: All;
  group: Group;
  control: Control<Values>;
  /** What a field is called. */
  labelOf: (name: string) => string | undefined;
  /** What draws each: `DescribedControl`, or `DescribedText` where all of the group are texts. */
  draw: (props: DescribedProps<Values, FieldIn<All, Group>>) => ReactNode;
}

/** The controls of a group that are drawn by their description alone. */
export function DescribedGroup<Values extends FieldValues, const All extends Fields, Group extends string>({
  fields,
  group,
  control,
  labelOf,
  draw: Draw,
}: DescribedGroupProps<Values, All, Group>) {
  const drawn = described(fields).filter(([, field]) => field.form === group) as [
    FieldPath<Values>,
    FieldIn<All, Group>,
  ][];
  return drawn.map(([name, field]) => (
    <Draw key={name} control={control} name={name} field={field} label={labelOf(name) ?? name} />
  ));
}
