import { createHash } from 'node:crypto';
import { isLanguage } from '@corredor/core/i18n';
import { localeOf } from '@corredor/core/locales';
import type { Permission } from '@corredor/core/permissions';
import { sql, type Transaction } from 'kysely';
import type { Condition } from '../../base/condition/index.ts';
import type { Lanes } from '../../database/index.ts';
import type { Database } from '../../database/schema.ts';
import { grantorsOf } from '../checks/grantors.ts';
import { once, onceForStranger } from '../checks/idempotency.ts';
import { createLaneChoice } from '../checks/laneChoice.ts';
import { planAllowance } from '../checks/planAllowance.ts';
import { refuseByPlan } from '../checks/planGate.ts';
import { refuseWriting } from '../checks/readOnly.ts';
import { createRefusals } from '../checks/refusals.ts';
import { noteFailure, withinRun } from '../checks/runs.ts';
import type { OperationCall, RawReply, RunOperation } from '../request/call.ts';
import { type AnyHandler, type Group, groupsById, type Handlers, type RequestContext } from '../request/handlers.ts';
import { Problem, unauthorised } from '../request/problems.ts';
import type { AsAccount, Caller, Scope } from '../request/scope.ts';
import { toProblem } from './toProblem.ts';

/** A statement that takes longer, or waits longer for another one's lock, is given up with 503. */
const statementTimeout = '10s';

/** Runs one operation: context, permission, idempotency, handler and commit, in one transaction unless it opens its own. */
export function createRunner(
  lanes: Lanes,
  handlers: Handlers,
  condition: Condition,
  onTaskFailure: (error: unknown) => void = () => {},
  /** Told whose a token is that serves. */
  onCaller: (token: string, caller: Caller) => void = () => {},
): RunOperation & { handled: string[] } {
  const scoped = groupsById(handlers.scoped);
  const unscoped = groupsById(handlers.unscoped);
  const recordRefusal = createRefusals();
  const batched = handlers.batched(lanes.live);
  const chooseLane = createLaneChoice(lanes);
  const run: RunOperation = async (call) => {
    if (condition.isReadOnly()) refuseWriting(call);
    const lane = batched[call.operation.id] ? lanes.live : await chooseLane(call);
    const db = lane.within(call.limit);
    const tasks: (() => Promise<void> | void)[] = [];
    const afterCommit = (task: () => Promise<void> | void) => void tasks.push(task);
    const known: { caller?: Caller } = {};
    const asCaller = <Result>(work: (scope: Scope) => Promise<Result>) =>
      db.transaction().execute(async (trx) => {
        const { caller } = Object.assign(known, await openContext(trx, call));
        if (call.token) onCaller(call.token, caller);
        const scope = { ...call.facts, caller, trx, afterCommit };
        await refuseWithoutPermission(call, scope);
        refuseWithoutPartner(call, scope);
        await refuseByPlan(call.operation, scope);
        return work(scope);
      });
    const onceAsCaller: RequestContext['onceAsCaller'] = (work) =>
      asCaller((scope) =>
        once(scope, call, () => withinRun(call, scope, () => withinLimit(call, scope, () => work(scope)))),
      );
    const asAccount: AsAccount = (account, work) =>
      db.transaction().execute(async (trx) => {
        await setContext(trx, { ...account, requestId: call.facts.requestId });
        return work(trx);
      });
    const request: RequestContext = {
      db,
      sharedDb: lane,
      facts: call.facts,
      token: call.token,
      signal: call.limit.signal,
      asCaller,
      onceAsCaller,
      asAccount,
      onceForStranger: (trx, work) => onceForStranger(trx, call, work),
      afterCommit,
    };
    const unscopedAnswer = async (open: Group<RequestContext>) => {
      if (call.operation.security === 'bearer') await asCaller(async () => call.validate());
      else call.validate();
      return invoke(open(request), call);
    };
    const inScope = async (open: Group<Scope> | undefined, scope: Scope) => {
      call.validate();
      const answered = () => withinLimit(call, scope, () => invoke(open?.(scope), call));
      return once(scope, call, () => withinRun(call, scope, answered));
    };
    const { id } = call.operation;
    const work = () => {
      if (batched[id]) return inBatch(call, batched[id]);
      const unscopedGroup = unscoped.get(id);
      return unscopedGroup ? unscopedAnswer(unscopedGroup) : asCaller((scope) => inScope(scoped.get(id), scope));
    };
    const answer = await work().catch(async (error: unknown) => {
      if (known.caller) {
        await recordRefusal(asAccount, call, known.caller, error).catch(onTaskFailure);
        await noteFailure(asAccount, call, known.caller, toProblem(error)).catch(onTaskFailure);
      }
      throw error;
    });
    // What is committed is done: a task that fails after it must not make the answer say otherwise.
    for (const task of tasks) await Promise.resolve(task()).catch(onTaskFailure);
    return answer;
  };
  return Object.assign(run, { handled: [...Object.keys(batched), ...unscoped.keys(), ...scoped.keys()] });
}

/** Who may do it is the token's question alone here: an operation with a permission or a plan of its own does not belong here. */
async function inBatch(call: OperationCall, handler: (token: string) => Promise<RawReply>) {
  const { id, permissions, planLimit, planFeatures } = call.operation;
  if (!permissions.includes('all') || planLimit || planFeatures.length > 0)
    throw new Error(`${id} asks for more than a session.`);
  if (!call.token) throw unauthorised();
  call.validate();
  return handler(call.token);
}

/** A repeated request gets its first answer, so the limit is asked inside `once` only. */
async function withinLimit<Answer>(call: OperationCall, scope: Scope, work: () => Promise<Answer>): Promise<Answer> {
  const limit = call.operation.planLimit;
  return limit ? planAllowance(scope, limit).takeFor(work) : work();
}
async function invoke(group: Record<string, AnyHandler> | undefined, call: OperationCall): Promise<RawReply> {
  const handler = group?.[call.operation.id];
  if (!handler) throw new Error(`No handler for ${call.operation.id}.`);
  const { path, query, body, version, signed, url, upload } = call;
  const answer = await handler({
    path,
    query,
    body,
    version,
    key: call.idempotencyKey ?? '',
    runId: call.runId,
    signed,
    url,
    upload,
  } as never);
  if (answer instanceof Problem) throw answer;
  return answer;
}

/** Sets partner and user of the transaction for row-level security. */
export async function setContext(
  trx: Transaction<Database>,
  context: { userId: number; partnerId: number; requestId: string },
) {
  await sql`select set_config('app.partner_id', ${String(context.partnerId)}, true),
    set_config('app.user_id', ${String(context.userId)}, true),
    set_config('app.request_id', ${context.requestId}, true),
    set_config('statement_timeout', ${statementTimeout}, true)`.execute(trx);
}

async function openContext(trx: Transaction<Database>, call: OperationCall): Promise<{ caller: Caller }> {
  if (!call.token) throw unauthorised();
  const hash = createHash('sha256').update(call.token).digest();
  const found = await sql<{
    user_id: number;
    partner_id: number;
    session_id: number;
    permissions: Permission[];
    role_name: string | null;
    language: string;
    timezone: string;
    currency: string;
    country_id: string;
  }>`select *, set_config('statement_timeout', ${statementTimeout}, true)
    from open_context(${hash}, ${call.facts.requestId})`.execute(trx);
  const row = found.rows[0];
  if (!row) throw unauthorised();
  if (!call.facts.isLanguageAsked && isLanguage(row.language)) call.facts.language = row.language;
  call.facts.locale = localeOf(call.facts.language, row.country_id);
  return {
    caller: {
      userId: row.user_id,
      partnerId: row.partner_id,
      sessionId: row.session_id,
      permissions: row.permissions,
      roleName: row.role_name,
      timezone: row.timezone,
      currency: row.currency,
      countryId: row.country_id,
    },
  };
}
async function refuseWithoutPermission(call: OperationCall, scope: Scope) {
  const wanted = call.operation.permissions;
  if (wanted.includes('all') || wanted.includes('none')) return;
  if (scope.caller.permissions.some((one) => wanted.includes(one))) return;
  if (scope.caller.partnerId === 0) throw new Problem(403, 'partner_required');
  throw new Problem(403, 'permission_denied', { permission: wanted[0] ?? '', grantedBy: await grantorsOf(scope) });
}
/** A tenant's resources need a tenant; gate 1 of the app says the same in its own way. */
function refuseWithoutPartner(call: OperationCall, scope: Scope) {
  if (call.operation.needsPartner && scope.caller.partnerId === 0) throw new Problem(403, 'partner_required');
}
