import { audit } from '../server/audit.ts';
import type { Scope } from '../server/scope.ts';

/** How changes are written into the history of a policy, its own and those of its lists, in the few words that `tell` picks of a record. */
export const policyHistory =
  <Told>(scope: Scope, tell: (record: Told) => object) =>
  (event: string, policyId: number, { before, after }: { before?: Told; after?: Told }) =>
    audit(scope, {
      event,
      model: 'policy',
      object_id: policyId,
      before: before ? tell(before) : null,
      after: after ? tell(after) : null,
    });
