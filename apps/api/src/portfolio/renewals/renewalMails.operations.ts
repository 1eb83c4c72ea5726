import type { Renewal, RenewalMailTo } from '@corredor/core/api';
import { planAllowance } from '../../server/checks/planAllowance.ts';
import type { Input, Operations } from '../../server/request/operations.ts';
import { conflict, notFound } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { type RenewalMailWorld, renewalMails } from './renewalMails.ts';
import { renewalMoves } from './renewals.operations.ts';
import type { RenewalStore } from './renewals.store.ts';

const about = {
  insurer: { action: 'ask', problem: 'provider_without_email' },
  client: { action: 'remind', problem: 'client_without_email' },
} as const;

const byEnd = (one: Renewal, other: Renewal) =>
  (one.end_date ?? '').localeCompare(other.end_date ?? '') || one.id - other.id;

/** Asking insurers for their terms, and telling clients what ends. */
export const renewalMailOperations = (scope: Scope, renewals: RenewalStore, world: RenewalMailWorld) => {
  const { requireMove, saved } = renewalMoves(scope, renewals);
  const mail = async (
    to: RenewalMailTo,
    { path, body, version, runId = null }: Pick<Input<'askInsurer'>, 'path' | 'body' | 'version' | 'runId'>,
  ) => {
    const { action, problem } = about[to];
    const mails = renewalMails(scope, renewals, { world, to });
    const inRun = await mails.holdRun(path.renewalId, runId);
    // What a mail of the run has named is done with, whatever has become of the card meanwhile.
    const { renewal, steps } = await requireMove(path.renewalId, inRun?.isNamed ? null : version, action);
    const recipient = await mails.recipientOf(renewal);
    if (!recipient?.email) throw conflict(problem, to === 'insurer' ? { missing: ['provider_email'] } : {});
    const { name, legal_type, email } = recipient;
    const terms = inRun?.isNamed ? [] : [renewal, ...((await inRun?.others()) ?? [])].toSorted(byEnd);
    if (terms.length > 0)
      await planAllowance(scope, 'emails').takeFor(() =>
        mails.send(terms, { name, legal_type, email }, body.note?.trim() ?? ''),
      );
    await inRun?.name(terms);
    const stage = await renewals.reachedBy(renewal, to);
    // Whoever saw the card before the mail looks again.
    const { move: _, ...others } = steps;
    const values = stage
      ? { stage_id: stage.id, stage_since: await renewals.today(), steps: JSON.stringify(others) }
      : { stage_id: renewal.stage_id };
    // The first card of a mail stands for it, where mails are counted.
    const events = {
      insurer: ['renewal_insurer_asked', 'renewal_insurer_mailed'],
      client: ['renewal_client_told', 'renewal_client_mailed'],
    } as const;
    return ok(await saved(events[to][terms.length > 0 ? 1 : 0], renewal, values));
  };
  return {
    getRenewalMail: async ({ path, query }) => {
      const renewal = await renewals.find(path.renewalId);
      return renewal
        ? ok(await renewalMails(scope, renewals, { world, to: query.to }).words(renewal))
        : notFound('renewal');
    },
    askInsurer: (input) => mail('insurer', input),
    remindClient: (input) => mail('client', input),
  } satisfies Partial<Operations>;
};
