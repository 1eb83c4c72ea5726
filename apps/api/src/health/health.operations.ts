import { readFileSync } from 'node:fs';
import { pingDatabase } from '../database/index.ts';
import type { Operations } from '../server/operations.ts';
import { Problem } from '../server/problems.ts';
import { ok } from '../server/replies.ts';
import type { Desk } from '../server/run.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** Whether the server can work: it can where its database answers. */
export const healthDesk = (desk: Desk) =>
  ({
    getHealth: async () =>
      (await pingDatabase(desk.db))
        ? ok({ status: 'ok', version })
        : new Problem(503, 'unavailable', { retryAfter: 5 }),
  }) satisfies Partial<Operations>;
