import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** Puts what was typed before into a form of the same kind, as if it was typed now. */
export function typeAgain<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  typed: Readonly<Record<string, unknown>>,
) {
  for (const [name, value] of Object.entries(typed))
    form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
}
