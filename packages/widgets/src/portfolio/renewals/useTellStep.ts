import type { Renewal } from '@corredor/core/api';
import { call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { loseRenewal, reopenRenewal, undoRenewalStep } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { useFailureToast } from '../../frames/records/index.ts';
import type { RenewalStep } from './renewalSteps.ts';

/** What was done with a renewal and can be taken back as it stands; a mail that was sent cannot. */
const undoable = ['move', 'assign', 'prepare', 'lose'] as const;
type Undoable = (typeof undoable)[number];

/** Says what was done with a renewal, and offers to take it back; what somebody else changed since is left alone, and told. */
export function useTellStep() {
  const { t } = useTranslation(['renewals', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  const undo = async ({ id, version }: Renewal, step: Undoable) => {
    const input = { path: { renewalId: id }, header: { ...ifMatch(version), ...keyHeader(idempotencyKey()) } };
    try {
      await (step === 'lose'
        ? call(client, reopenRenewal, input)
        : call(client, undoRenewalStep, { ...input, body: { step } }));
      toast.success(t(step === 'lose' ? 'done.reopen' : `undone.${step}`));
    } catch (error) {
      tellFailure(error);
    }
    await refreshAfter(queries, loseRenewal);
  };
  return (after: Renewal, action: RenewalStep['action']) => {
    const step = undoable.find((one) => one === action);
    const offer = step && { label: t('common:action.undo'), onAction: () => void undo(after, step) };
    toast.success(t(`done.${action}`), offer ? { action: offer } : {});
  };
}
