import type { Draft, DraftInput, DraftPage } from '@corredor/core/api';
import { type ApiClient, call } from '@corredor/core/client';
import { listDrafts, saveDraft } from '@corredor/core/operations';
import type { QueryClient } from '@tanstack/react-query';
import { type OperationQuery, queryOf } from '../../base/data/index.ts';

/** What the user left unfinished. */
export const draftsOf = (client: ApiClient): OperationQuery<'listDrafts'> => ({
  ...queryOf(client, listDrafts, { query: { page_size: 200 } }),
  staleTime: 60_000,
});

// Browsers refuse 64 KiB and more, and what is on its way already counts.
const outlivesPage = 60_000;

/** Keeps a draft; while the page is being left, the request outlives it where it is small enough for that. */
export const keepDraft = (client: ApiClient, draftKey: string, body: DraftInput, isParting = false) => {
  const keepalive = isParting && new Blob([JSON.stringify(body)]).size < outlivesPage;
  return call(client, saveDraft, { path: { draftKey }, body, keepalive });
};

/** Changes the list of drafts as it is known here, without asking again. */
export function rememberDraft(client: ApiClient, queries: QueryClient, key: string, draft: Draft | null) {
  queries.setQueryData<DraftPage>(draftsOf(client).queryKey, (page) => {
    if (!page) return page;
    const others = page.results.filter((known) => known.key !== key);
    const results = draft ? [draft, ...others] : others;
    return { ...page, results, count: results.length };
  });
}
