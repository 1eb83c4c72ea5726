import type { Renewal, RenewalStage } from '@corredor/core/api';
import { listRenewalStages, loseRenewal } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useRequestKey } from '../../frames/forms/index.ts';
import { RenewalAsking } from './RenewalAsking.tsx';
import { RenewalMail } from './RenewalMail.tsx';
import { type AskedAction, isMail, type MailAction, type RenewalStep, takeStep } from './renewalSteps.ts';
import { nameOf } from './useRenewalWords.ts';

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
  const may = { change: useCan('policy_app.change_renewal'), add: useCan('policy_app.add_policy') };
  const [asked, setAsked] = useState<{ renewal: Renewal; action: AskedAction | MailAction } | null>(null);
  const moving = useMutation({
    mutationFn: ({ renewal, step }: { renewal: Renewal; step: RenewalStep }) =>
      takeStep(client, renewal, step, keyOf([renewal.id, renewal.version, step])),
    onSuccess: (_after, { step }) => {
      toast.success(t(`done.${step.action}`));
      setAsked(null);
    },
    onSettled: () => refreshAfter(queries, loseRenewal),
  });
  const stepsOf = (renewal: Renewal) =>
    renewal.allowed_actions
      .filter((action) => may.change && (action !== 'prepare' || may.add))
      .map((action) => ({
        id: action,
        label: t(`verb.${action}`),
        onAction: () => {
          moving.reset();
          if (action === 'reopen') moving.mutate({ renewal, step: { action } });
          else setAsked({ renewal, action });
        },
      }));
  const asking = asked && {
    key: `${asked.renewal.id} ${asked.action}`,
    description: nameOf(asked.renewal),
    isBusy: moving.isPending,
    error: moving.error?.message,
    onClose: () => setAsked(null),
    onStep: (step: RenewalStep) => moving.mutate({ renewal: asked.renewal, step }),
  };
  const dialogOf = () => {
    if (!asked || !asking) return null;
    const { key, ...rest } = asking;
    const { action, renewal } = asked;
    return isMail(action) ? (
      <RenewalMail key={key} {...rest} action={action} renewal={renewal} />
    ) : (
      <RenewalAsking
        key={key}
        {...rest}
        action={action}
        stages={stages}
        stands={renewal}
        mayHaveDraft={renewal.next !== null}
      />
    );
  };
  return { may, stages, stepsOf, dialog: dialogOf(), moving, ask: setAsked };
}
