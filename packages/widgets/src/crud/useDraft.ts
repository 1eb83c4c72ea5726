import type { DraftInput } from '@corredor/core/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useApp } from '../app/index.ts';
import { onFlush, useApi } from '../data/index.ts';
import { deleteDraft, listDrafts, rememberDraft, saveDraft } from './drafts.queries.ts';

export interface DraftOptions {
  /** Kind of the record, as in `customer`. */
  kind: string;
  /** The record that is being changed; without one it is a new one. */
  record?: { id: number; version: number } | undefined;
  /** What a person calls it. */
  label?: string | undefined;
}
export interface DraftOffer {
  savedAt: string;
  /** The record was changed after the draft was begun. */
  isStale: boolean;
  resume: () => void;
  discard: () => void;
}
const pause = 2_000;
const secret = /password|secret|token|card_number|cvc/i;

/**
 * Keeps what is typed into a form on the server, a moment after the last key and at once when the page is hidden or the session is about
 * to end; offers it again when the form is opened. Saving, or leaving on purpose, forgets it.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  options: DraftOptions | undefined,
  onVersion: (version: number) => void,
): { offer: DraftOffer | undefined; forget: () => void } {
  const { client, session } = useApp();
  const api = useApi();
  const queries = useQueryClient();
  const key = options ? `${options.kind}.${options.record?.id ?? 'new'}` : null;
  const found = useQuery({ ...listDrafts(api), enabled: key !== null });
  const [isAnswered, setAnswered] = useState(false);
  const { isDirty } = form.formState;
  const state = useRef({
    isWaiting: false,
    isKept: false,
    isDone: false,
    isDirty,
    options,
    version: undefined as number | undefined,
  });
  Object.assign(state.current, { isDirty, options });

  const keep = useCallback(async () => {
    const { isWaiting, options: now, version } = state.current;
    if (key === null || !isWaiting) return;
    state.current.isWaiting = false;
    // What was reset or saved is nobody's draft.
    if (!state.current.isDirty) return;
    state.current.isDone = false;
    const values = toKeep(form.getValues());
    const label = (now?.label || nameIn(values)).slice(0, 200);
    const body: DraftInput = {
      values,
      record_version: version ?? now?.record?.version ?? null,
      label,
    };
    // A draft is a comfort: where it cannot be kept, nobody is disturbed.
    const draft = await saveDraft(client, key, body).catch(() => null);
    if (!draft) return;
    // It was saved or discarded while the draft was on its way.
    if (state.current.isDone) return void deleteDraft(client, key).catch(() => null);
    state.current.isKept = true;
    rememberDraft(api, queries, key, draft);
  }, [key, client, api, queries, form]);
  const remove = useCallback(() => {
    if (key === null) return;
    Object.assign(state.current, { isDone: true, isKept: false });
    rememberDraft(api, queries, key, null);
    void deleteDraft(client, key).catch(() => null);
  }, [key, client, api, queries]);

  useEffect(() => {
    if (key === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => void (document.hidden && keep());
    const { unsubscribe } = form.watch(() => {
      state.current.isWaiting = true;
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), pause);
    });
    const takeBack = onFlush(keep);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      takeBack();
      document.removeEventListener('visibilitychange', hide);
      // Whoever leaves a form while signed in was asked, and said that it may go.
      if (state.current.isKept && !state.current.isDone && session.view().isSignedIn) remove();
    };
  }, [key, form, keep, remove, session]);

  const draft = isAnswered || isDirty ? undefined : found.data?.results.find((one) => one.key === key);
  const version = options?.record?.version ?? null;
  const offer = draft && {
    savedAt: draft.saved_at,
    isStale: draft.record_version !== version,
    resume: () => {
      setAnswered(true);
      state.current.isKept = true;
      if (draft.record_version !== null && draft.record_version !== version) {
        state.current.version = draft.record_version;
        onVersion(draft.record_version);
      }
      for (const [name, value] of Object.entries(draft.values))
        form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
          shouldDirty: true,
        });
    },
    discard: () => {
      setAnswered(true);
      remove();
    },
  };
  return {
    offer,
    forget: () => {
      setAnswered(true);
      if (state.current.isKept || state.current.isWaiting || draft) remove();
      state.current.isWaiting = false;
    },
  };
}

/** A new record is called what was typed as its name so far. */
const nameIn = ({ name }: Record<string, unknown>) => (typeof name === 'string' ? name.trim() : '');

/** The values without what is named like a secret and without files. */
const toKeep = (values: FieldValues): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(values, (name, value: unknown) =>
      secret.test(name) || (typeof Blob !== 'undefined' && value instanceof Blob) ? undefined : value,
    ),
  );
