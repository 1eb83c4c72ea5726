import type { Movement, MovementInput, Policy } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { createMovement, previewMovement } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { useRequestKey } from '../../frames/forms/index.ts';
import type { MovementEnd } from './movementDraft.ts';
import { NewMovementView } from './NewMovementView.tsx';
import { useMovementActions } from './useMovementActions.ts';

/** Drafts a change of a policy in three steps: what, how much, and what becomes of it. */
export default function NewMovement({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { t } = useTranslation('movements');
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const path = { policyId: policy.id };
  /** What is computed; nothing while it is being said what changes. */
  const [asked, setAsked] = useState<MovementInput | null>(null);
  const preview = useQuery({
    queryKey: ['movement preview', policy.id, asked],
    queryFn: () => {
      if (!asked) throw new Error('Nothing was asked.');
      return call(client, previewMovement, { path, body: asked });
    },
    enabled: asked !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const moving = useMovementActions(onClose);
  const saving = useMutation({
    mutationFn: ({ input }: { input: MovementInput; end: MovementEnd; insurerNumber: string | null }) =>
      call(client, createMovement, { path, header: keyOf(input), body: input }),
    onSuccess: (movement: Movement, { end, insurerNumber }) => {
      if (end === 'issue') moving.mutate({ movement, move: { action: 'issue', insurer_number: insurerNumber } });
      else if (end === 'send') moving.mutate({ movement, move: { action: 'send' } });
      else {
        toast.success(t('done.draft', { number: movement.number }));
        onClose();
      }
    },
    onSettled: () => refreshAfter(queries, createMovement),
  });
  const error = moving.error ?? saving.error ?? preview.error;
  return (
    <NewMovementView
      policy={policy}
      preview={asked ? (preview.data ?? null) : null}
      isComputing={preview.isFetching}
      canIssue={useCan('policy_app.change_movement')}
      isSaving={saving.isPending || moving.isPending}
      error={error ? toCallError(error) : null}
      onAsk={setAsked}
      onSave={(input, end, insurerNumber) => saving.mutate({ input, end, insurerNumber })}
      onClose={onClose}
    />
  );
}
