import type { LostReason, Renewal, RenewalAction } from '@corredor/core/api';
import { type ApiClient, call, ifMatch } from '@corredor/core/client';
import {
  askInsurer,
  assignRenewal,
  loseRenewal,
  moveRenewal,
  prepareRenewal,
  remindClient,
  reopenRenewal,
} from '@corredor/core/operations';

/** What is done with a renewal, and what it asks for. */
export type RenewalStep =
  | { action: 'move'; stage_id: number; next_action_on?: string | null }
  | { action: 'assign'; assignee_id: number | null }
  | { action: 'prepare'; observations: string; change_percent?: string; depreciates?: boolean }
  | {
      action: 'lose';
      reason_code: LostReason;
      reason: string;
      competitor: string | null;
      gives_up_draft: boolean;
    }
  | { action: 'ask' | 'remind'; note: string | null }
  | { action: 'reopen' };

const bodyOf = <Step extends RenewalStep>({ action: _, ...body }: Step) => body;

/** Does it, once for each key. */
export function takeStep(
  client: ApiClient,
  { id, version }: Pick<Renewal, 'id' | 'version'>,
  step: RenewalStep,
  header: { 'Idempotency-Key': string; 'Run-Id'?: number },
): Promise<Renewal> {
  const input = { path: { renewalId: id }, header: { ...ifMatch(version), ...header } };
  switch (step.action) {
    case 'move':
      return call(client, moveRenewal, { ...input, body: bodyOf(step) });
    case 'assign':
      return call(client, assignRenewal, { ...input, body: bodyOf(step) });
    case 'prepare':
      return call(client, prepareRenewal, { ...input, body: bodyOf(step) });
    case 'ask':
      return call(client, askInsurer, { ...input, body: bodyOf(step) });
    case 'remind':
      return call(client, remindClient, { ...input, body: bodyOf(step) });
    case 'lose':
      return call(client, loseRenewal, { ...input, body: bodyOf(step) });
    case 'reopen':
      return call(client, reopenRenewal, input);
  }
}

/** What a card asks for before it is done; the rest is done at once. */
export type AskedAction = Exclude<RenewalAction, 'reopen' | MailAction>;
/** What sends a mail. */
export type MailAction = 'ask' | 'remind';
export const isMail = (action: RenewalAction): action is MailAction => action === 'ask' || action === 'remind';
