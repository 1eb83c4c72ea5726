import type { Renewal, RenewalStage } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { getRenewal, loseRenewal } from '@corredor/core/operations';
import { createRenewalCardMachine, renewalCardView } from '@corredor/machines/renewal-card';
import { Banner } from '@corredor/ui/Banner';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { useProblemText } from '../../frames/problems/index.ts';
import { RenewalAsking } from './RenewalAsking.tsx';
import { RenewalMail } from './RenewalMail.tsx';
import { type AskedAction, isMail, type MailAction, type RenewalStep, takeStep } from './renewalSteps.ts';
import { nameOf, useRenewalWords } from './useRenewalWords.ts';
import { useTellStep } from './useTellStep.ts';

interface RenewalWorkProps {
  renewal: Renewal;
  action: AskedAction | MailAction;
  stages: readonly RenewalStage[];
  onClose: () => void;
}

/** One step of a renewal in its dialog; what somebody else did meanwhile is told, and nothing that was typed is lost. */
export default function RenewalWork({ renewal, action, stages, onClose }: RenewalWorkProps) {
  const { t } = useTranslation('renewals');
  const queries = useQueryClient();
  const { stageName } = useRenewalWords();
  const problemText = useProblemText();
  const tell = useTellStep();
  const machine = useCardMachine();
  const [snapshot, send] = useMachine(machine, { input: { card: renewal, action } });
  const { card, isBusy, isChanged, isImpossible, error, result } = renewalCardView(snapshot);
  const isRead = isChanged || isImpossible;
  const refresh = useEffectEvent(() => void refreshAfter(queries, loseRenewal));
  const finish = useEffectEvent(() => {
    if (result) tell(result, action);
    refresh();
    onClose();
  });
  useEffect(() => {
    if (result) finish();
  }, [result]);
  useEffect(() => {
    if (isRead) refresh();
  }, [isRead]);
  const asking = {
    description: nameOf(card),
    isBusy,
    error: error ? problemText(error) : undefined,
    notice: isRead && (
      <Banner tone="caution" title={t(isImpossible ? 'outrun.impossible' : 'outrun.changed')}>
        {t('outrun.stands', { stage: stageName(card.stage), assignee: card.assignee?.name ?? t('nobody') })}{' '}
        {isChanged && t('outrun.kept')}
      </Banner>
    ),
    isOver: isImpossible,
    onStep: (step: RenewalStep) => send({ type: 'step.take', step }),
    onClose,
  };
  return isMail(action) ? (
    <RenewalMail {...asking} action={action} renewal={card} />
  ) : (
    <RenewalAsking {...asking} action={action} stages={stages} stands={card} mayHaveDraft={card.next !== null} />
  );
}

/** The machine with its requests. */
function useCardMachine() {
  const client = useClient();
  // What is sent again after a lost answer is not done twice.
  const keyOf = useRequestKey();
  const [machine] = useState(() =>
    createRenewalCardMachine<RenewalStep>().provide({
      actors: {
        takeStep: fromPromise(({ input: { card, step } }) =>
          takeStep(client, card, step, keyOf([card.id, card.version, step])),
        ),
        readCard: fromPromise(({ input: { id } }) => call(client, getRenewal, { path: { renewalId: id } })),
      },
    }),
  );
  return machine;
}
