import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

interface Versioned {
  version: number;
}

/**
 * The version of a record that a form stands on. A newer one is taken over while nothing was typed, or where it differs in nothing that
 * the form holds; else what is being typed stays on its own version, so that the server can tell of the conflict.
 */
export function useBaseRecord<Values extends FieldValues, Row extends Versioned>(
  form: UseFormReturn<Values>,
  record: Row | undefined,
  valuesOf: (record: Row) => DefaultValues<Values>,
): Row | undefined {
  const [base, setBase] = useState(record);
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!record || !base || record.version <= base.version) return;
    const isSame = JSON.stringify(valuesOf(base)) === JSON.stringify(valuesOf(record));
    if (isDirty && !isSame) return;
    setBase(record);
    if (!isSame) form.reset(valuesOf(record));
  }, [isDirty, record, base, form, valuesOf]);
  return base;
}
