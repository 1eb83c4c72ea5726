import type { ApiClient } from '@corredor/core/client';
import type { DraftKind } from '@corredor/core/records';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type GenericSchema, parse } from 'valibot';
import { useClient } from '../../base/app/index.ts';
import { useRequestKey } from '../../base/data/index.ts';
import type { ConflictField } from './ConflictDialog.tsx';
import { type FormConflict, formConflict } from './formConflict.ts';
import { useBaseRecord } from './useBaseRecord.ts';
import { type NextStep, type SaveForm, useSaveForm } from './useSaveForm.ts';
import { type FieldRules, useSchemaResolver } from './useSchemaResolver.ts';

interface Versioned {
  id: number;
  version: number;
}
/** A form that is being filled in, as its page or dialog draws it. */
export interface FormParts {
  saving: SaveForm;
  isDirty: boolean;
  /** Names a field in the summary of what is wrong. */
  labelOf?: (name: string) => string | undefined;
  /** Absent where nobody saved meanwhile. */
  conflict?: FormConflict | null;
}
export interface RecordForm<Values extends FieldValues, Row> extends FormParts {
  form: UseFormReturn<Values>;
  /** The version of the record that the form stands on; absent while a new one is made. */
  base: Row | undefined;
}

interface RecordFormOptions<Values extends FieldValues, Row extends Versioned, Input> {
  /** What a draft of this form is kept as, as in `customer`. */
  kind: DraftKind;
  /** The record to change; without one a new one is made. */
  record: Row | undefined;
  /** What a record is called, in its draft. */
  nameOf: (record: Row) => string;
  schemas: { record: GenericSchema<unknown, Row>; input: GenericSchema<unknown, Input> };
  /** What the form holds of a record, or of a new one, and what is sent of it. */
  values: { of: (record: Row) => Values; empty: Values; toInput: (values: Values) => unknown };
  /** What the schema cannot say. */
  rules?: FieldRules<Values>;
  operations: {
    create?: (client: ApiClient, input: Input, header: { 'Idempotency-Key': string }) => Promise<Row>;
    update: (client: ApiClient, record: Versioned, input: Input) => Promise<Row>;
    /** What its page asks for: it has what was saved at once. */
    get?: (client: ApiClient, id: number) => { queryKey: QueryKey };
    /** Asks again for everything that shows such records. */
    refresh: (queries: QueryClient) => unknown;
  };
  words: {
    labelOf: (name: string) => string | undefined;
    /** The fields of both, for a comparison. */
    compare: (mine: Values, theirs: Row) => ConflictField[];
    /** The specification's message for what is done with these values. */
    success: string | ((values: Values) => string);
  };
  /** A new one begins with something that nobody has saved, such as a copy. */
  isBegun?: boolean;
  /** What to do next, offered beside the message. */
  nextStep?: NextStep<Row>;
  /** `refreshed` lasts until everything that shows it was asked for again. */
  onSaved: (saved: Row, refreshed: Promise<unknown>) => void;
}

/** The form of one record: its rules, the version it stands on, its draft, how it is saved, and what somebody else saved meanwhile. */
export function useRecordForm<Values extends FieldValues, Row extends Versioned, Input>(
  options: RecordFormOptions<Values, Row, Input>,
): RecordForm<Values, Row> {
  const { record, schemas, values, operations, words, isBegun = false } = options;
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const form = useForm<Values>({
    defaultValues: (record ? values.of(record) : values.empty) as DefaultValues<Values>,
    resolver: useSchemaResolver(schemas.input, values.toInput, options.rules, words.labelOf),
    shouldFocusError: false,
  });
  const { base, take } = useBaseRecord(form, record, values.of);
  const saving = useSaveForm<Values, Row>({
    form,
    draft: { kind: options.kind, record: base, label: base && options.nameOf(base), isBegun },
    save: (typed, version) => {
      const input = parse(schemas.input, values.toInput(typed));
      if (base) return operations.update(client, { id: base.id, version: version ?? base.version }, input);
      if (!operations.create) throw new Error(`A new ${options.kind} cannot be made here.`);
      return operations.create(client, input, keyOf(input));
    },
    successMessage: typeof words.success === 'string' ? words.success : words.success(form.getValues()),
    nextStep: options.nextStep,
    onSaved: (saved) => {
      if (base) take(saved);
      if (operations.get) queries.setQueryData(operations.get(client, saved.id).queryKey, saved);
      options.onSaved(saved, Promise.resolve(operations.refresh(queries)));
    },
  });
  return {
    form,
    base,
    saving,
    isDirty: form.formState.isDirty || isBegun,
    labelOf: words.labelOf,
    conflict: formConflict({ form, saving, schema: schemas.record, compare: words.compare, take }),
  };
}
