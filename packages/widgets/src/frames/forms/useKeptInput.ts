import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigation } from '../../base/navigation/index.ts';
import { useKeepAtEnd } from '../kept/index.ts';
import type { DraftPlace } from './draftKeeper.ts';
import { typeAgain } from './typeAgain.ts';
import type { FormDraft } from './useDraft.ts';

interface KeptInput {
  values: Record<string, unknown>;
  place: DraftPlace | undefined;
}

/**
 * Keeps what a person has typed when the session runs out under the form, or ends while the draft could not be kept, and puts it back when
 * the same person returns to the same page after login.
 */
export function useKeptInput<Values extends FieldValues>(form: UseFormReturn<Values>, draft: FormDraft) {
  const { pathname } = useNavigation();
  const { isDirty } = form.formState;
  useKeepAtEnd<KeptInput>(pathname, {
    read: () => (isDirty ? { values: form.getValues(), place: draft.place() } : null),
    isOnServer: () => !draft.hasUnkept(),
    take: ({ values, place }) => {
      if (place) draft.takePlace(place);
      typeAgain(form, values);
    },
  });
}
