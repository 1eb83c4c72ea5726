import type { Renewal, RenewalStage } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { listRenewalStages, loseRenewal } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { type AskedAction, type MailAction, type RenewalStep, takeStep } from './renewalSteps.ts';
import { useTellStep } from './useTellStep.ts';

const RenewalWork = lazy(() => import('./RenewalWork.tsx'));

/** The stages of the brokerage; empty until they are known. */
export function useStages(): readonly RenewalStage[] {
  return useQuery(queryOf(useClient(), listRenewalStages, {})).data?.results ?? [];
}

/** What can be done with one renewal, the dialog that asks for more, and the doing. */
export function useRenewalMoves() {
  const { t } = useTranslation('renewals');
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const stages = useStages();
  const tell = useTellStep();
  const may = { change: useCan('policy_app.change_renewal'), add: useCan('policy_app.add_policy') };
  const [asked, setAsked] = useState<{ renewal: Renewal; action: AskedAction | MailAction } | null>(null);
  const moving = useMutation({
    mutationFn: ({ renewal, step }: { renewal: Renewal; step: RenewalStep }) =>
      takeStep(client, renewal, step, keyOf([renewal.id, renewal.version, step])),
    onSuccess: (after, { step }) => tell(after, step.action),
    onSettled: () => refreshAfter(queries, loseRenewal),
  });
  const stepsOf = (renewal: Renewal) =>
    renewal.allowed_actions
      .filter((action) => may.change && (action !== 'prepare' || may.add))
      .map((action) => ({
        id: action,
        label: t(`verb.${action}`),
        onAction: () =>
          action === 'reopen'
            ? moving.mutate(
                { renewal, step: { action } },
                { onError: (error) => toast.error(toCallError(error).message) },
              )
            : setAsked({ renewal, action }),
      }));
  const dialog = asked && (
    <Suspense fallback={<div data-pending />}>
      <RenewalWork
        key={`${asked.renewal.id} ${asked.action}`}
        {...asked}
        stages={stages}
        onClose={() => setAsked(null)}
      />
    </Suspense>
  );
  return { may, stages, stepsOf, dialog, moving, ask: setAsked };
}
