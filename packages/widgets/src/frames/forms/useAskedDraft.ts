import type { Draft, DraftPage } from '@corredor/core/api';
import { toast } from '@corredor/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Navigation, useNavigation } from '../../base/navigation/index.ts';
import { isDraftOf } from './draftValues.ts';

const word = 'draft';

/** The key of the draft that the address asks to go on with. */
export const askedDraftIn = (search: string): string | null => new URLSearchParams(search).get(word);

/** The address of a form that goes on with a draft. */
export const toGoOnWith = (href: string, key: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ [word]: key })}`;

function withoutDraft({ pathname, search }: Navigation) {
  const query = new URLSearchParams(search);
  query.delete(word);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Goes on, once, with the draft of this form that the address names; where it is gone, that is said. */
export function useAskedDraft(
  form: string | null,
  drafts: { data: DraftPage | undefined; isFetching: boolean },
  onGoOn: (draft: Draft) => void,
) {
  const { t } = useTranslation('frames');
  const navigation = useNavigation();
  const asked = askedDraftIn(navigation.search);
  const isMine = asked !== null && form !== null && isDraftOf(asked, form);
  const draft = isMine ? drafts.data?.results.find(({ key }) => key === asked) : undefined;
  const isKnown = draft !== undefined || (drafts.data !== undefined && !drafts.isFetching);
  const goOn = useEffectEvent(() => {
    navigation.go(withoutDraft(navigation), { replace: true });
    if (draft) onGoOn(draft);
    else toast.info(t('draft.gone'));
  });
  useEffect(() => {
    if (isMine && isKnown) goOn();
  }, [isMine, isKnown]);
}
