import type { Policy } from '@corredor/core/api';
import { call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { getPolicy, getPolicyReopening, reopenPolicy } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { ReopenDialogView } from './ReopenDialogView.tsx';

/** The way back for a policy that was closed by mistake; nothing for any other, and for who may not change it. */
export function ReopenPolicy({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['policies', 'common']);
  const [isOpen, setOpen] = useState(false);
  const canChange = useCan('policy_app.change_policy');
  if (!canChange || policy.status !== 'closed' || policy.closed_reason !== 'closed' || policy.closes_on !== null)
    return null;
  return (
    <>
      <Button size="small" icon={Undo2} onPress={() => setOpen(true)}>
        {t('reopen.verb')}
      </Button>
      {isOpen && <ReopenDialog policy={policy} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReopenDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const [key] = useState(idempotencyKey);
  const path = { policyId: policy.id };
  const reopening = useQuery({ ...queryOf(client, getPolicyReopening, { path }), staleTime: 0 });
  const move = useMutation({
    mutationFn: () => call(client, reopenPolicy, { path, header: { ...ifMatch(policy.version), ...keyHeader(key) } }),
    onSuccess: (after) => {
      queries.setQueryData(queryOf(client, getPolicy, { path }).queryKey, after);
      void refreshAfter(queries, reopenPolicy);
      toast.success(t('common:success.policy.reopened'));
      onClose();
    },
  });
  const error = move.error ?? reopening.error;
  return (
    <ReopenDialogView
      number={policy.number ?? t('unnumbered')}
      reopening={reopening.data ?? null}
      isBusy={move.isPending}
      problem={error ? toCallError(error).message : undefined}
      onConfirm={() => move.mutate()}
      onClose={onClose}
    />
  );
}
