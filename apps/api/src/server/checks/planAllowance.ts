import { allowedBy, type PlanLimit } from '@corredor/core/billing';
import { sql } from 'kysely';
import { Problem } from '../request/problems.ts';
import type { Scope } from '../request/scope.ts';
import { readUse } from '../usage.ts';
import { readCurrentPlan } from './currentPlan.ts';
import { upgradersOf } from './grantors.ts';

/** What a plan leaves under one limit, for the rest of the transaction. */
export interface PlanAllowance {
  /** Takes so many more records, or refuses. */
  take: (count?: number) => Promise<void>;
  /** Takes one more for the work that makes it. What it makes of the sample book needs no place, and is known only when it is there. */
  takeFor: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs work that may fail alone; what it took is then free again. */
  giveBackOnFailure: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Opens what is left under a limit; whoever asks at the same time waits until this transaction is over. */
export function planAllowance(scope: Scope, limit: PlanLimit): PlanAllowance {
  let measured: ReturnType<typeof measure> | undefined;
  let taken = 0;
  const refuse = (allowed: number, used: number) => limitReached(scope, limit, { used, allowed });
  return {
    take: async (count = 1) => {
      if (count === 0) return;
      measured ??= measure(scope, limit);
      const allowance = await measured;
      const used = (allowance?.used ?? 0) + taken;
      if (allowance && used + count > allowance.allowed) throw await refuse(allowance.allowed, used);
      taken += count;
    },
    takeFor: async (work) => {
      measured ??= measure(scope, limit);
      const allowance = await measured;
      if (!allowance || allowance.used + taken < allowance.allowed) {
        taken += 1;
        return work();
      }
      if (!(await hasSampleOf(scope, limit))) throw await refuse(allowance.allowed, allowance.used + taken);
      const answer = await work();
      // It takes a place after all: the refusal undoes it with the transaction.
      if ((await readUse(scope.trx, limit)) > allowance.used) throw await refuse(allowance.allowed, allowance.used);
      return answer;
    },
    giveBackOnFailure: async (work) => {
      const before = taken;
      try {
        return await work();
      } catch (error) {
        taken = before;
        throw error;
      }
    },
  };
}

/** The refusal of one more record than a plan allows. */
export const limitReached = async (scope: Scope, limit: PlanLimit, { used, allowed }: Room): Promise<Problem> =>
  new Problem(403, 'plan_limit_reached', { plan: { limit, used, allowed }, grantedBy: await upgradersOf(scope) });

/** What is used and allowed now, for who only looks and keeps nobody waiting; null without limit. */
export async function lookAtRoom(scope: Scope, limit: PlanLimit): Promise<Room | null> {
  const allowed = await readAllowed(scope, limit);
  return allowed === null ? null : { allowed, used: await readUse(scope.trx, limit) };
}
interface Room {
  used: number;
  allowed: number;
}

async function readAllowed(scope: Scope, limit: PlanLimit) {
  const plan = await readCurrentPlan(scope);
  return plan ? allowedBy(plan.amounts, limit) : 0;
}

/** What is used and allowed; null without limit, which is never counted and never waits. */
async function measure(scope: Scope, limit: PlanLimit): Promise<Room | null> {
  const { trx, caller } = scope;
  const allowed = await readAllowed(scope, limit);
  if (allowed === null) return null;
  // Without this lock two requests would both see the last free place. The count after it is a statement of its own, so
  // that it sees what the one before committed.
  // The lock's name is older than this file's: processes of both versions take the same one while a new release comes in.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plan room ${caller.partnerId} ${limit}`}, 0))`.execute(
    trx,
  );
  return { allowed, used: await readUse(trx, limit) };
}

/** What the sample book holds is outside these limits. */
const ofSamples: readonly PlanLimit[] = ['policies', 'customers', 'vehicles', 'generals'];

/** Tells whether what counts under a limit may be of the sample book: whether there is one. */
async function hasSampleOf({ trx }: Scope, limit: PlanLimit) {
  if (!ofSamples.includes(limit)) return false;
  const book = await trx.selectFrom('sample_books').select('partner_id').executeTakeFirst();
  return book !== undefined;
}
