import type { Draft } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { CallError } from '@corredor/core/errors';
import { deleteDraft, listDrafts } from '@corredor/core/operations';
import type { DraftKind } from '@corredor/core/records';
import { toast } from '@corredor/ui/Toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { beginWriting, useApp, useOpenDrafts } from '../../base/app/index.ts';
import { refresh } from '../../base/data/index.ts';
import type { DraftLeaving } from '../leaving/index.ts';
import { type DraftPlace, draftKeeper } from './draftKeeper.ts';
import { draftsOf, keepDraft, rememberDraft } from './drafts.ts';
import { draftFormOf, isDraftOf, isTooMuch, newDraftKey, valuesToKeep } from './draftValues.ts';
import { typeAgain } from './typeAgain.ts';
import { useAskedDraft } from './useAskedDraft.ts';
import { useDiscardDraft } from './useDiscardDraft.ts';

export interface DraftOptions {
  /** Kind of the record, as in `customer`; or the invoice of a checkout. */
  kind: DraftKind | 'invoice';
  /** The record that is being changed; without one it is a new one. */
  record?: { id: number; version: number };
  /** What a person calls it. */
  label?: string;
  /** It begins with something that nobody has saved, such as a copy, before anybody types. */
  isBegun?: boolean;
}
/** A draft of this form that was left before. */
export interface DraftOffer {
  key: string;
  label: string;
  savedAt: string;
  /** The record was changed after the draft was begun. */
  isStale: boolean;
  resume: () => void;
  discard: () => void;
}
export interface FormDraft {
  /** Newest first. */
  offers: readonly DraftOffer[];
  /** Puts the offers away without losing anything. */
  dismiss: () => void;
  /** More is typed than a draft may hold, so that none is kept. */
  isTooMuch: boolean;
  /** Absent where no draft is kept. */
  leaving: DraftLeaving | undefined;
  /** Forgets what was kept, because it is saved. */
  forget: () => void;
  /** Something was typed that is on no server. */
  hasUnkept: () => boolean;
  place: () => DraftPlace | undefined;
  takePlace: (place: DraftPlace) => void;
}
/** The server understood and will not take it: trying again, as after a lost connection, does not help. */
const isRefusal = ({ status = 0, code }: CallError) => (status >= 400 && status < 500) || code === 'read_only';
/** More is typed than a draft may hold. */
class TooMuch extends Error {}
const isAboutSize = (error: unknown) =>
  error instanceof TooMuch || (error instanceof CallError && (error.status === 413 || error.status === 422));
const pause = 2_000;
/** How long after its loading a page may still hear of a draft that the page before it sent as it went (milliseconds). */
const young = 10_000;
const soon = 3_000;

/**
 * Keeps what is typed into a form on the server: a moment after the last key, and at once when the page is hidden or left or the session is
 * about to end. What was left before is offered, filled in at once where the address names it, and never replaced by what is typed beside it.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  options: DraftOptions | undefined,
  onVersion: (version: number) => void,
): FormDraft {
  const { t } = useTranslation('frames');
  const { client, session } = useApp();
  const queries = useQueryClient();
  const name = options ? draftFormOf(options.kind, options.record?.id) : null;
  const found = useQuery({ ...draftsOf(client), enabled: name !== null });
  useEffect(() => {
    if (name === null || performance.now() > young) return;
    const timer = setTimeout(() => void refresh(queries, listDrafts), soon);
    return () => clearTimeout(timer);
  }, [name, queries]);
  const open = useOpenDrafts();
  const discardOffer = useDiscardDraft();
  const [isAnswered, setAnswered] = useState(false);
  const [isFull, setFull] = useState(false);
  const { isDirty } = form.formState;

  const keeper = useMemo(() => {
    if (name === null) return undefined;
    return draftKeeper({
      values: () => valuesToKeep(form.getValues()),
      save: async (key, body, isParting) => {
        if (isTooMuch(body)) throw new TooMuch(t('draft.tooMuch'));
        const draft = await keepDraft(client, key, body, isParting);
        setFull(false);
        if (body.continues) rememberDraft(client, queries, body.continues, null);
        rememberDraft(client, queries, key, draft);
        return draft;
      },
      remove: (key) => {
        rememberDraft(client, queries, key, null);
        return call(client, deleteDraft, { path: { draftKey: key } });
      },
      newKey: () => newDraftKey(name),
      refusalOf: (error) => {
        setFull(isAboutSize(error));
        const isFinal = error instanceof TooMuch || (error instanceof CallError && isRefusal(error));
        return isFinal ? error.message : null;
      },
    });
  }, [name, client, queries, form, t]);

  const version = options?.record?.version ?? null;
  const label = options?.label ?? '';
  const isTyped = isDirty || (options?.isBegun ?? false);
  useEffect(() => keeper?.see({ isTyped, label, version }), [keeper, isTyped, label, version]);
  useEffect(() => {
    if (!keeper) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = form.watch(() => {
      keeper.wait();
      clearTimeout(timer);
      timer = setTimeout(() => void keeper.keep(), pause);
    });
    const { look, end } = beginWriting({
      keep: keeper.keep,
      isTyped: keeper.isTyped,
      isRefused: () => keeper.refusal() !== null,
      draftKeys: keeper.keys,
    });
    const unwatch = keeper.watchKeys(look);
    const hide = () => document.hidden && keeper.part();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', keeper.part);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', keeper.part);
      // Nobody may have been asked: only saving and discarding forget.
      if (session.view().isSignedIn) void keeper.keep();
      unwatch();
      end();
    };
  }, [keeper, form, session]);

  const resume = async (draft: Draft) => {
    if (!keeper) return;
    if (keeper.isTyped()) {
      if ((await keeper.keep()) === 'failed') return void toast.error(t('draft.notKept'));
      form.reset();
      toast.info(t('draft.beside'));
    }
    setAnswered(true);
    const oldVersion = draft.record_version === version ? null : draft.record_version;
    if (oldVersion !== null) onVersion(oldVersion);
    typeAgain(form, draft.values);
    keeper.goOnFrom(draft.key, oldVersion);
  };
  useAskedDraft(name, found, (draft) => void resume(draft));

  const left = name && !isAnswered ? (found.data?.results ?? []).filter(({ key }) => isDraftOf(key, name)) : [];
  return {
    offers: left
      .filter(({ key }) => !open.includes(key))
      .map((draft) => ({
        key: draft.key,
        label: draft.label,
        savedAt: draft.saved_at,
        isStale: draft.record_version !== version,
        resume: () => void resume(draft),
        discard: () => void discardOffer(draft),
      })),
    dismiss: () => setAnswered(true),
    isTooMuch: isFull && isDirty,
    leaving: keeper && {
      keep: async () => {
        keeper.wait();
        return (await keeper.keep()) === 'kept' ? null : (keeper.refusal() ?? t('draft.notKept'));
      },
      discard: () => void keeper.discard(),
    },
    forget: () => {
      setAnswered(true);
      void keeper?.forget();
    },
    hasUnkept: () => keeper?.hasUnkept() ?? true,
    place: () => keeper?.place(),
    takePlace: (place) => keeper?.takePlace(place),
  };
}
