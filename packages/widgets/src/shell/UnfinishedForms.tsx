import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useOpenDrafts } from '../base/app/index.ts';
import { useNavigation } from '../base/navigation/index.ts';
import { draftsOf, useDiscardDraft } from '../frames/forms/index.ts';
import { readDraftKey } from './readDraftKey.ts';
import { type UnfinishedForm, UnfinishedFormsView } from './UnfinishedFormsView.tsx';

/** In the top bar: what was left unfinished before. A form offers its own draft itself. */
export function UnfinishedForms() {
  const { pathname } = useNavigation();
  const { data } = useQuery(draftsOf(useClient()));
  // What is being typed now was not left.
  const open = useOpenDrafts();
  const forms = (data?.results ?? []).flatMap((draft) => {
    const form = open.includes(draft.key) ? undefined : readDraftKey(draft.key);
    // The form itself offers its own.
    return form && !form.href.startsWith(`${pathname}?draft=`) ? [{ ...form, draft }] : [];
  });
  return forms.length > 0 ? <Offers forms={forms} /> : null;
}

/** Apart, because only whoever left something needs the words of drafts. */
function Offers({ forms }: { forms: UnfinishedForm[] }) {
  const discard = useDiscardDraft();
  const { pathname, search, go } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  // The dashboard's card leads here by the address.
  const asked = new URLSearchParams(search);
  const isAsked = asked.has('unfinished');
  const change = (opens: boolean) => {
    setOpen(opens);
    if (opens || !isAsked) return;
    asked.delete('unfinished');
    go(asked.size > 0 ? `${pathname}?${asked}` : pathname, { replace: true });
  };
  return (
    <UnfinishedFormsView
      forms={forms}
      isOpen={isOpen || isAsked}
      onOpenChange={change}
      onDiscard={({ draft }) => void discard(draft)}
    />
  );
}
