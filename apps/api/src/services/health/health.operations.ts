import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Condition } from '../../base/condition/index.ts';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { Problem } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { createPulse } from './pulse.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);

/** Whether requests may be sent here, and, apart from that, whether the process lives. */
export const healthOperations = (
  request: RequestContext,
  condition: Condition,
  pulse: ReturnType<typeof createPulse>,
) =>
  ({
    getHealth: async () => {
      if (condition.isStopping()) return new Problem(503, 'stopping', { retryAfter: 5 });
      const found = await pulse(() => sql`select 1`.execute(request.sharedDb));
      if (found === 'away') return new Problem(503, 'unavailable', { retryAfter: 5 });
      return ok({ status: condition.isReadOnly() ? 'read_only' : found, version });
    },
    getLiveness: async () => ok({ status: 'alive', version }),
  }) satisfies Partial<Operations>;
