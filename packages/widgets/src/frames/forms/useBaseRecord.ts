import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Versioned {
  version: number;
}
interface BaseRecord<Row> {
  base: Row;
  /** Puts another version in its place, in the form too. */
  take: (newer: NonNullable<Row>) => void;
}

/**
 * The version of a record that a form stands on. A newer one is taken over while nothing was typed, or where it differs in nothing that
 * the form holds; else what is being typed stays on its own version, so that the server can tell of the conflict.
 */
export function useBaseRecord<Values extends FieldValues, Row extends Versioned | undefined>(
  form: UseFormReturn<Values>,
  record: Row,
  valuesOf: (record: NonNullable<Row>) => Values,
): BaseRecord<Row> {
  const [base, setBase] = useState(record);
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!record || !base || record.version <= base.version) return;
    const isSame = JSON.stringify(valuesOf(base)) === JSON.stringify(valuesOf(record));
    if (isDirty && !isSame) return;
    setBase(record);
    if (!isSame) form.reset(valuesOf(record));
  }, [isDirty, record, base, form, valuesOf]);
  const take = (newer: NonNullable<Row>) => {
    setBase(newer);
    form.reset(valuesOf(newer));
  };
  return { base, take };
}
