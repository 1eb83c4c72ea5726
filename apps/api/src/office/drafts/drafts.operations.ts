import { toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { noContent, ok } from '../../server/request/replies.ts';
import type { DraftStore } from './drafts.store.ts';

/** What a person typed and did not save: kept, offered again, forgotten. Drafts are no records and leave no history. */
export const draftOperations = (drafts: DraftStore) =>
  ({
    listDrafts: async (input) => ok(toPage(input, await drafts.page(input.query))),
    saveDraft: async ({ path, body }) => {
      const values = tidyValues(body.values);
      return ok(await drafts.save(path.draftKey, { ...body, values, label: clean(body.label) }));
    },
    deleteDraft: async ({ path }) => {
      await drafts.remove(path.draftKey);
      return noContent();
    },
  }) satisfies Partial<Operations>;

const secret = /password|secret|token|card_number|cvc/i;

/** The values without anything that is named like a secret, at any depth, and without characters that the database refuses. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map(tidy);
  // The database would spell out a number with all its zeros.
  if (typeof value === 'number') return /e/.test(String(value)) ? String(value) : value;
  return value && typeof value === 'object' ? tidyValues(value) : value;
}
function tidyValues(value: object): Record<string, unknown> {
  const kept = Object.entries(value).filter(([name]) => !secret.test(name) && clean(name) === name);
  return Object.fromEntries(kept.map(([name, one]) => [name, tidy(one)]));
}
const clean = (text: string) =>
  (/[\ud800-\udfff]/.test(text) ? Buffer.from(text).toString() : text).replaceAll('\u0000', '');
