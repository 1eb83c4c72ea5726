import type { Movement, MovementInput, MovementPreview, Policy } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { type MovementKind, openChecks } from '@corredor/core/movements';
import { createMovement, previewMovement, updateMovement } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { useRequestKey } from '../../frames/forms/index.ts';
import { type MovementDraft, type MovementEnd, toMovementInput } from './movementDraft.ts';
import { NewMovementView } from './NewMovementView.tsx';
import { toMovementPatch } from './storedDraft.ts';
import { useMovementActions } from './useMovementActions.ts';

interface NewMovementProps {
  policy: Policy;
  /** The draft that is changed; none for a new movement. */
  stored?: Movement | undefined;
  /** The kind that a new one begins with. */
  kind?: MovementKind | undefined;
  /** Opens what asks before the saved draft is sent, or issued while something that it needs is open. */
  onStep: (movement: Movement, step: 'send' | 'issue') => void;
  /** After it was saved or issued; closes unless told. */
  onDone?: (() => void) | undefined;
  /** After that, once all that tells of it was read again. */
  onRefreshed?: (() => void) | undefined;
  onClose: () => void;
}
interface Saving {
  draft: MovementDraft;
  end: MovementEnd;
  insurerNumber: string | null;
}

/** Drafts a change of a policy in three steps: what, how much, and what becomes of it. */
export default function NewMovement({
  policy,
  stored,
  kind,
  onStep,
  onClose,
  onDone = onClose,
  onRefreshed,
}: NewMovementProps) {
  const { t } = useTranslation('movements');
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const day = useFormats().today();
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
    // A field that is left changes what is computed: what was pressed stays where it is meanwhile.
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const moving = useMovementActions(onDone, onRefreshed);
  const saving = useMutation({
    mutationFn: ({ draft, insurerNumber }: Saving) => {
      if (!stored) {
        const input = { ...toMovementInput(draft, policy, day), insurer_number: insurerNumber };
        return call(client, createMovement, { path, header: keyOf(input), body: input });
      }
      const patch = { ...toMovementPatch(draft, policy, day), insurer_number: insurerNumber };
      return call(client, updateMovement, {
        path: { movementId: stored.id },
        header: { ...ifMatch(stored.version), ...keyOf({ id: stored.id, version: stored.version, patch }) },
        body: patch,
      });
    },
    onSuccess: (movement: Movement, { end, insurerNumber }) => {
      if (end === 'issue' && openChecks(movement.checklist).length === 0)
        return moving.mutate({ movement, move: { action: 'issue', insurer_number: insurerNumber } });
      toast.success(t('done.draft', { number: movement.number }));
      if (end === 'draft') onDone();
      else onStep(movement, end);
    },
    onSettled: async (_movement, failure, { end }) => {
      await refreshAfter(queries, stored ? updateMovement : createMovement);
      if (!failure && end === 'draft') onRefreshed?.();
    },
  });
  const error = moving.error ?? saving.error ?? preview.error;
  const ask = (input: MovementInput | null) => {
    setAsked(input);
    // The same is asked once more after it was refused: meanwhile it may be allowed.
    if (preview.isError && JSON.stringify(input) === JSON.stringify(asked)) void preview.refetch();
  };
  return (
    <NewMovementView
      policy={policy}
      stored={stored}
      kind={kind}
      preview={asked && preview.data ? withoutItself(preview.data, stored) : null}
      isComputing={preview.isFetching}
      canIssue={useCan('policy_app.change_movement')}
      isSaving={saving.isPending || moving.isPending}
      error={error ? toCallError(error) : null}
      onAsk={ask}
      onSave={(draft, end, insurerNumber) => saving.mutate({ draft, end, insurerNumber })}
      onClose={onClose}
    />
  );
}

/** A draft does not clash with itself. */
const withoutItself = (preview: MovementPreview, stored: Movement | undefined): MovementPreview => ({
  ...preview,
  clashes: preview.clashes.filter(({ id }) => id !== stored?.id),
});
