import { type CallError, fieldErrors, toCallError } from '@corredor/core/errors';
import { toast } from '@corredor/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftOptions, type FormDraft, useDraft } from './useDraft.ts';
import { useKeptInput } from './useKeptInput.ts';

/** What to do next with what was saved. */
export type NextStep<Saved> = (saved: Saved) => { label: string; onAction: () => void } | undefined;

interface SaveOptions<Values extends FieldValues, Saved> {
  form: UseFormReturn<Values>;
  /** Sends the values; `version` is set where somebody else's change is to be overwritten knowingly. */
  save: (values: Values, version?: number) => Promise<Saved>;
  successMessage: string;
  /** What to do next, offered beside the message. */
  nextStep?: NextStep<Saved>;
  onSaved: (saved: Saved) => void;
  /** What a draft of this form is kept as; without it none is kept. */
  draft?: DraftOptions;
}
export interface SaveForm {
  submit: () => void;
  isSaving: boolean;
  /** What went wrong beyond single fields: no connection, no permission, a rule of the business. */
  failure: CallError | null;
  /** Wrong fields for the summary, in their order of appearance. */
  problems: { name: string; message: string }[];
  /** How often saving was refused because of such fields. */
  refusals: number;
  /** The record as somebody else saved it meanwhile. */
  conflict: Record<string, unknown> | null;
  /** Saves one's own values over the other's. */
  overwrite: () => void;
  /** Goes on from the other's version, which is the form's base now, with its values. */
  adoptTheirs: () => void;
  /** Leaves one's own values in the form and closes the comparison. */
  dismissConflict: () => void;
  /** What was left unfinished in this form, and what becomes of it when it is left now. */
  draft?: Pick<FormDraft, 'offers' | 'dismiss' | 'leaving' | 'isTooMuch'>;
}

/** Saves a form: wrong fields go back to their places, input is never lost, and a change by somebody else is shown, not buried. */
export function useSaveForm<Values extends FieldValues, Saved>(options: SaveOptions<Values, Saved>): SaveForm {
  const { form } = options;
  const [conflict, setConflict] = useState<Record<string, unknown> | null>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((count) => count + 1);
  const [adopted, setAdopted] = useState<number | undefined>();
  // Going on from a draft of an older version lets the server show what changed meanwhile; a form without changes stands on its base.
  const draft = useDraft(form, options.draft, setAdopted);
  useKeptInput(form, draft);
  const saving = useMutation({
    mutationFn: ({ values, version }: { values: Values; version?: number }) => options.save(values, version),
    onSuccess: (saved) => {
      draft.forget();
      setAdopted(undefined);
      form.reset(form.getValues());
      const action = options.nextStep?.(saved);
      toast.success(options.successMessage, action ? { action } : {});
      options.onSaved(saved);
    },
    onError: (thrown) => {
      const error = toCallError(thrown);
      if (error.status === 412 && isRecord(error.problem?.current)) return setConflict(error.problem.current);
      const refused = Object.entries(fieldErrors(error.problem));
      for (const [name, message] of refused) form.setError(name as FieldPath<Values>, { type: 'server', message });
      if (refused.length > 0) refuse();
    },
  });
  const { errors, isDirty } = form.formState;
  // Also what no answer explains is told: a button that seems to do nothing is pressed again.
  const error = saving.error && toCallError(saving.error);
  const failure = error && conflict === null && !isAboutFields(error) ? error : null;
  return {
    submit: () =>
      void form.handleSubmit((values) => saving.mutate({ values, version: isDirty ? adopted : undefined }), refuse)(),
    isSaving: saving.isPending,
    failure,
    problems: listProblems(errors),
    refusals,
    conflict,
    overwrite: () => {
      const version = Number(conflict?.version);
      setConflict(null);
      saving.mutate({ values: form.getValues(), version });
    },
    adoptTheirs: () => {
      setAdopted(undefined);
      setConflict(null);
    },
    dismissConflict: () => setConflict(null),
    draft,
  };
}
// Once its fields are corrected, such a failure says nothing any more.
const isAboutFields = ({ problem }: CallError) => Object.keys(fieldErrors(problem)).length > 0;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Flattens nested errors ("offices.0.city") with their messages. */
function listProblems(errors: object, prefix = ''): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!isRecord(error) || key === 'ref') return [];
    const name = prefix ? `${prefix}.${key}` : key;
    return typeof error.message === 'string' && error.message
      ? [{ name, message: error.message }]
      : listProblems(error, name);
  });
}
