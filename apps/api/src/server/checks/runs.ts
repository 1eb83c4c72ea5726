import type { ProblemCode, RunModel } from '@corredor/core/api';
import { sql } from 'kysely';
import type { OperationCall } from '../request/call.ts';
import type { DocumentedOperation } from '../request/document.ts';
import { conflict, notFound, type Problem } from '../request/problems.ts';
import type { AsAccount, Caller, Scope } from '../request/scope.ts';
import { problemDetail } from '../request/wording.ts';

/** What an operation is done to, by the name of the number in its path. */
export const modelOf = ({ path }: Pick<DocumentedOperation, 'path'>) =>
  /\{(\w+)Id\}/.exec(path)?.[1] as RunModel | undefined;
const recordOf = (call: OperationCall) => {
  const model = modelOf(call.operation);
  return model && { model, id: Number(call.path[`${model}Id`]) };
};

/** Does the work for a record of a run, and notes in the same transaction that it is done. The line is held first, so nobody does it twice. */
export async function withinRun<Answer>(
  call: OperationCall,
  scope: Scope,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const record = recordOf(call);
  if (call.runId === null || !record) return work();
  const { trx, caller } = scope;
  const run = await trx.selectFrom('runs').select(['kind', 'status']).where('id', '=', call.runId).executeTakeFirst();
  if (!run) throw notFound('run');
  if (run.kind !== call.operation.id) throw conflict('run_other');
  if (run.status === 'cancelled') throw conflict('run_cancelled');
  const line = await trx
    .selectFrom('run_lines')
    .select(['id', 'outcome'])
    .where('run_id', '=', call.runId)
    .where('model', '=', record.model)
    .where('record_id', '=', record.id)
    .forUpdate()
    .executeTakeFirst();
  if (!line) throw conflict('run_other');
  if (line.outcome === 'done') throw conflict('run_done');
  const answer = await work();
  await trx
    .updateTable('run_lines')
    .set({ outcome: 'done', code: null, detail: null, tried_at: sql`app_now()`, tried_by: caller.userId })
    .where('id', '=', line.id)
    .execute();
  return answer;
}

/** Refusals that say that there was nothing left to do. */
const needless: readonly ProblemCode[] = ['already_notified', 'already_paid', 'nothing_remitted', 'nothing_to_remit'];
/** Refusals that say so of one operation only. */
const needlessFor: Partial<Record<string, readonly ProblemCode[]>> = { prepareRenewal: ['next_draft'] };
const isNeedless = ({ operation }: OperationCall, code: ProblemCode) =>
  [...needless, ...(needlessFor[operation.id] ?? [])].includes(code);
/** What says nothing of the record: whoever asks again may be answered otherwise. */
const passing: readonly ProblemCode[] = [
  ...(['run_cancelled', 'run_done', 'run_other', 'operation_running', 'not_authenticated'] as const),
  ...(['busy', 'too_many_requests', 'took_too_long', 'unavailable', 'read_only'] as const),
];

/** Notes in a transaction of its own why something was not done to a record of a run; what was refused is taken back by then. */
export async function noteFailure(asAccount: AsAccount, call: OperationCall, caller: Caller, problem: Problem) {
  const record = recordOf(call);
  if (call.runId === null || !record || passing.includes(problem.code)) return;
  const { runId } = call;
  await asAccount({ userId: caller.userId, partnerId: caller.partnerId }, (trx) =>
    trx
      .updateTable('run_lines')
      .set({
        outcome: isNeedless(call, problem.code) ? 'skipped' : 'failed',
        code: problem.code,
        detail: problemDetail(problem, call.facts.locale),
        tried_at: sql`app_now()`,
        tried_by: caller.userId,
      })
      .where('run_id', '=', runId)
      .where('model', '=', record.model)
      .where('record_id', '=', record.id)
      .where('outcome', '!=', 'done')
      .where(
        sql<boolean>`exists (select from runs r where r.id = run_id and r.kind = ${call.operation.id} and r.status <> 'cancelled')`,
      )
      .execute(),
  );
}
