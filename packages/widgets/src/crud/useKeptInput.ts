import { toast } from '@corredor/ui/Toast';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApp, useSession } from '../app/index.ts';
import { useNavigation } from '../navigation/index.ts';
import type { DraftPlace } from './draftKeeper.ts';
import type { FormDraft } from './useDraft.ts';

interface KeptInput {
  values: Record<string, unknown>;
  place: DraftPlace | undefined;
}
/** What was typed when a session ended, by user and page; only as long as this tab lives, and never in a storage. */
const kept = new Map<string, KeptInput>();

/**
 * Keeps what a person has typed when the session runs out under the form, or ends while the draft could not be kept, and puts it back when
 * the same person returns to the same page after login.
 */
export function useKeptInput<Values extends FieldValues>(form: UseFormReturn<Values>, draft: FormDraft) {
  const { t } = useTranslation('crud');
  const { session } = useApp();
  const { userId } = useSession().record;
  const { pathname } = useNavigation();
  // The record is empty by the time the form goes.
  const owner = useRef(userId);
  if (userId !== null) owner.current = userId;
  const { isDirty } = form.formState;
  const latest = useRef({ form, draft, isDirty, key: '', words: '' });
  latest.current = { form, draft, isDirty, key: `${owner.current} ${pathname}`, words: t('form.recovered') };

  useEffect(() => {
    const { key, words } = latest.current;
    const input = kept.get(key);
    if (input) {
      kept.delete(key);
      if (input.place) latest.current.draft.takePlace(input.place);
      for (const [name, value] of Object.entries(input.values))
        latest.current.form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
          shouldDirty: true,
        });
      toast.info(words);
    }
    return () => {
      const last = latest.current;
      const { isSignedIn, reason } = session.view();
      if (!last.isDirty || isSignedIn) return;
      const isLost = (reason === 'idle' || reason === 'elsewhere') && last.draft.hasUnkept();
      if (reason === 'expired' || isLost)
        kept.set(last.key, { values: last.form.getValues(), place: last.draft.place() });
    };
  }, [session]);
}
