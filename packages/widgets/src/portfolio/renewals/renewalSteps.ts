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

/** Does it, once for each key. */
export function takeStep(
  client: ApiClient,
  { id, version }: Pick<Renewal, 'id' | 'version'>,
  { action, ...body }: RenewalStep,
  header: { 'Idempotency-Key': string; 'Run-Id'?: number },
): Promise<Renewal> {
  const input = { path: { renewalId: id }, header: { ...ifMatch(version), ...header } };
  switch (action) {
    case 'move':
      return call(client, moveRenewal, { ...input, body: body as { stage_id: number } });
    case 'assign':
      return call(client, assignRenewal, { ...input, body: body as { assignee_id: number | null } });
    case 'prepare':
      return call(client, prepareRenewal, { ...input, body: body as { observations: string } });
    case 'ask':
      return call(client, askInsurer, { ...input, body: body as { note: string | null } });
    case 'remind':
      return call(client, remindClient, { ...input, body: body as { note: string | null } });
    case 'lose':
      return call(client, loseRenewal, { ...input, body: body as { reason_code: LostReason; reason: string } });
    case 'reopen':
      return call(client, reopenRenewal, input);
  }
}

/** What a card asks for before it is done; the rest is done at once. */
export type AskedAction = Exclude<RenewalAction, 'reopen' | MailAction>;
/** What sends a mail. */
export type MailAction = 'ask' | 'remind';
export const isMail = (action: RenewalAction): action is MailAction => action === 'ask' || action === 'remind';
