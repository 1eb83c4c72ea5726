import { paths } from '@corredor/core/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useOpenDrafts } from '../base/app/index.ts';
import { useNavigation } from '../base/navigation/index.ts';
import { draftsOf, useDiscardDraft } from '../frames/forms/index.ts';
import { readDraftKey } from './readDraftKey.ts';
import { type UnfinishedForm, UnfinishedFormsView } from './UnfinishedFormsView.tsx';

/** On the first page after login and on the dashboard: what was left unfinished before. A form offers its own draft itself. */
export function UnfinishedForms() {
  const { pathname } = useNavigation();
  const [firstPage] = useState(pathname);
  const [isDismissed, setDismissed] = useState(false);
  const { data } = useQuery(draftsOf(useClient()));
  // What is being typed now was not left.
  const open = useOpenDrafts();
  if (!data || isDismissed || (pathname !== firstPage && pathname !== paths.dashboard())) return null;

  const forms = data.results.flatMap((draft) => {
    const form = open.includes(draft.key) ? undefined : readDraftKey(draft.key);
    // The form itself offers its own.
    return form && !form.href.startsWith(`${pathname}?draft=`) ? [{ ...form, draft }] : [];
  });
  return forms.length > 0 ? <Offers forms={forms} onDismiss={() => setDismissed(true)} /> : null;
}

/** Apart, because only whoever left something needs the words of drafts. */
function Offers({ forms, onDismiss }: { forms: UnfinishedForm[]; onDismiss: () => void }) {
  const discard = useDiscardDraft();
  return <UnfinishedFormsView forms={forms} onDiscard={({ draft }) => void discard(draft)} onDismiss={onDismiss} />;
}
