import type { Operations } from '../server/operations.ts';
import { toPage } from '../server/paging.ts';
import { invalidField } from '../server/problems.ts';
import { noContent, ok } from '../server/replies.ts';
import type { DraftStore } from './drafts.store.ts';

const mostBytes = 64 * 1024;

/** What a person typed and did not save: kept, offered again, forgotten. Drafts are no records and leave no history. */
export const draftOperations = (drafts: DraftStore) =>
  ({
    listDrafts: async (input) => ok(toPage(input, await drafts.page(input.query))),
    saveDraft: async ({ path, body }) => {
      const values = withoutSecrets(body.values);
      if (Buffer.byteLength(JSON.stringify(values)) > mostBytes) return invalidField('values', 'field.draft_too_large');
      return ok(await drafts.save(path.draftKey, { ...body, values, label: clean(body.label) }));
    },
    deleteDraft: async ({ path }) => {
      await drafts.remove(path.draftKey);
      return noContent();
    },
  }) satisfies Partial<Operations>;

const secret = /password|secret|token|card_number|cvc/i;

/** The values without anything that is named like a secret, at any depth, and without characters that the database refuses. */
const withoutSecrets = (values: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(values, (key, value) => {
      if (secret.test(key) || clean(key) !== key) return undefined;
      return typeof value === 'string' ? clean(value) : value;
    }),
  );
const clean = (text: string) => Buffer.from(text).toString().replaceAll('\u0000', '');
