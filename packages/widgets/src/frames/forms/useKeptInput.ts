import { toast } from '@corredor/ui/Toast';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApp, useSession } from '../../base/app/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
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
  const { t } = useTranslation('frames');
  const { session } = useApp();
  const { userId } = useSession().record;
  const { pathname } = useNavigation();
  // The record is empty by the time the form goes.
  const [owner, setOwner] = useState(userId);
  if (userId !== null && userId !== owner) setOwner(userId);
  const { isDirty } = form.formState;
  const key = `${owner} ${pathname}`;

  const takeUp = useEffectEvent(() => {
    const input = kept.get(key);
    if (!input) return;
    kept.delete(key);
    if (input.place) draft.takePlace(input.place);
    for (const [name, value] of Object.entries(input.values))
      form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
    toast.info(t('form.recovered'));
  });
  const putAway = useEffectEvent(() => {
    const { isSignedIn, reason } = session.view();
    if (!isDirty || isSignedIn) return;
    const isLost = (reason === 'idle' || reason === 'elsewhere') && draft.hasUnkept();
    if (reason === 'expired' || isLost) kept.set(key, { values: form.getValues(), place: draft.place() });
  });
  useEffect(() => {
    takeUp();
    return () => putAway();
  }, []);
}
