import { toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { invalidField, notFound } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { MessageStore } from './messages.store.ts';

/** What was sent to people outside; nobody changes it. */
export const messageOperations = (messages: MessageStore) =>
  ({
    listMessages: async (input) => {
      const { about_model, about_id } = input.query;
      // Numbers of two kinds are alike.
      if (about_id !== undefined && about_model === undefined) return invalidField('about_model', 'field.required');
      return ok(toPage(input, await messages.page(input.query)));
    },
    getMessage: async ({ path }) => {
      const message = await messages.find(path.messageId);
      return message ? ok(message) : notFound('message');
    },
  }) satisfies Partial<Operations>;
