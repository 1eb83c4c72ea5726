import type { Draft, DraftInput, DraftPage } from '@corredor/core/api';
import { type ApiClient, answerOf } from '@corredor/core/client';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

const collection = '/api/auth/me/drafts/';
const one = '/api/auth/me/drafts/{draftKey}/';

/** What the user left unfinished. */
export const listDrafts = (api: Api) =>
  api.queryOptions('get', collection, { params: { query: { page_size: 200 } } }, { staleTime: 60_000 });

// Browsers refuse 64 KiB and more, and what is on its way already counts.
const outlivesPage = 60_000;

/** Keeps a draft; while the page is being left, the request outlives it where it is small enough for that. */
export const saveDraft = (client: ApiClient, draftKey: string, body: DraftInput, isParting = false) => {
  const keepalive = isParting && new Blob([JSON.stringify(body)]).size < outlivesPage;
  return answerOf(client.PUT(one, { params: { path: { draftKey } }, body, keepalive }));
};

/** Forgets a draft. */
export const deleteDraft = (client: ApiClient, draftKey: string) =>
  client.DELETE(one, { params: { path: { draftKey } } });

/** Changes the list of drafts as it is known here, without asking again. */
export function rememberDraft(api: Api, queries: QueryClient, key: string, draft: Draft | null) {
  queries.setQueryData<DraftPage>(listDrafts(api).queryKey, (page) => {
    if (!page) return page;
    const others = page.results.filter((known) => known.key !== key);
    const results = draft ? [draft, ...others] : others;
    return { ...page, results, count: results.length };
  });
}
