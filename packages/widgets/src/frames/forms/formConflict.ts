import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type GenericSchema, safeParse } from 'valibot';
import type { ConflictField } from './ConflictDialog.tsx';
import type { SaveForm } from './useSaveForm.ts';

/** The record as somebody else saved it meanwhile. */
export interface FormConflict {
  /** What differs, for a comparison. */
  fields: ConflictField[];
  /** Goes on from the other's values, over what was typed. */
  takeTheirs: () => void;
}

interface ConflictOptions<Values extends FieldValues, Row> {
  form: UseFormReturn<Values>;
  saving: SaveForm;
  schema: GenericSchema<unknown, Row>;
  /** The fields of both, for a comparison. */
  compare: (mine: Values, theirs: Row) => ConflictField[];
  take: (theirs: Row) => void;
}

/** What is in the way of saving because somebody else saved meanwhile; null where nobody did. */
export function formConflict<Values extends FieldValues, Row>(
  options: ConflictOptions<Values, Row>,
): FormConflict | null {
  const { form, saving } = options;
  if (!saving.conflict) return null;
  const { success, output: theirs } = safeParse(options.schema, saving.conflict);
  return {
    fields: success ? options.compare(form.getValues(), theirs) : [],
    takeTheirs: () => {
      // What cannot be read cannot be gone on from: the next save meets the conflict again.
      if (!success) return saving.dismissConflict();
      options.take(theirs);
      saving.adoptTheirs();
    },
  };
}
