import { toast } from '@corredor/ui/Toast';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApp, useSession } from '../app/index.ts';
import { useNavigation } from '../navigation/index.ts';

/** What was typed when a session ran out, by user and page; only as long as this tab lives, and never in a storage. */
const kept = new Map<string, Record<string, unknown>>();

/**
 * Keeps what a person has typed when the session runs out under the form, and puts it back when the same person returns to the same page
 * after login.
 */
export function useKeptInput<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { t } = useTranslation('crud');
  const { session } = useApp();
  const { userId } = useSession().record;
  const { pathname } = useNavigation();
  // The record is empty by the time the form goes.
  const owner = useRef(userId);
  if (userId !== null) owner.current = userId;
  const { isDirty } = form.formState;
  const latest = useRef({ form, isDirty, key: '', words: '' });
  latest.current = { form, isDirty, key: `${owner.current} ${pathname}`, words: t('form.recovered') };

  useEffect(() => {
    const { key, words } = latest.current;
    const values = kept.get(key);
    if (values) {
      kept.delete(key);
      for (const [name, value] of Object.entries(values))
        latest.current.form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
          shouldDirty: true,
        });
      toast.info(words);
    }
    return () => {
      const last = latest.current;
      const { isSignedIn, reason } = session.view();
      if (last.isDirty && !isSignedIn && reason === 'expired') kept.set(last.key, last.form.getValues());
    };
  }, [session]);
}
