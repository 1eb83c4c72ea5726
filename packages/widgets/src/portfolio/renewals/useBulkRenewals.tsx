import type { Renewal, RenewalAction, RunKind } from '@corredor/core/api';
import { Archive, ArrowRightLeft, CopyPlus, Mail, Send, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { useRequestKey } from '../../base/data/index.ts';
import type { BulkVerb } from '../../frames/lists/index.ts';
import { RenewalAsking } from './RenewalAsking.tsx';
import { RenewalMail } from './RenewalMail.tsx';
import { isMail, type MailAction, type RenewalStep, takeStep } from './renewalSteps.ts';
import { useStages } from './useRenewalMoves.tsx';

const verbs = [
  { action: 'assign', kind: 'assignRenewal', icon: UserCheck },
  { action: 'move', kind: 'moveRenewal', icon: ArrowRightLeft },
  { action: 'prepare', kind: 'prepareRenewal', icon: CopyPlus },
  { action: 'ask', kind: 'askInsurer', icon: Send },
  { action: 'remind', kind: 'remindClient', icon: Mail },
  { action: 'lose', kind: 'loseRenewal', icon: Archive },
] as const satisfies readonly { action: RenewalAction; kind: RunKind; icon: unknown }[];

/** What is prepared already is left alone by the run itself, and told so. */
const isPossible = ({ allowed_actions, next }: Renewal, action: RenewalAction) =>
  allowed_actions.includes(action) || (action === 'prepare' && next?.status === 'draft');

/** The first one that a mail goes out for, how many mails there are, and how many of the chosen ones are left alone. */
function mailing(action: MailAction, rows: readonly Renewal[] | null, count: number) {
  if (rows === null) return { renewal: undefined, isMany: count > 1 };
  const asked = rows.filter((row) => isPossible(row, action));
  const recipients = asked.map(({ provider, contractor }) => (action === 'ask' ? provider : contractor)?.id);
  return {
    renewal: asked[0],
    isMany: asked.length > 1,
    mails: new Set(recipients).size,
    left: rows.length - asked.length,
  };
}

/** What is done with many renewals at once, each with its log. */
export function useBulkRenewals(): BulkVerb<Renewal>[] {
  const { t } = useTranslation('renewals');
  const client = useClient();
  const keyOf = useRequestKey();
  const stages = useStages();
  const mayChange = useCan('policy_app.change_renewal');
  const mayAdd = useCan('policy_app.add_policy');
  if (!mayChange) return [];
  return verbs
    .filter(({ action }) => action !== 'prepare' || mayAdd)
    .map(({ action, kind, icon }) => ({
      id: action,
      kind,
      icon,
      label: t(`verb.${action}`),
      refuses: (renewal: Renewal) =>
        isPossible(renewal, action) ? null : t(`impossible.${renewal.outcome ?? renewal.next?.status ?? 'other'}`),
      ask: ({ count, start, cancel, rows }) => {
        const onStep = (step: RenewalStep) => {
          const { action: _a, ...params } = step;
          const plain = Object.fromEntries(
            Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
          );
          start((row, run) => takeStep(client, row, step, { ...keyOf([row.id, row.version, step]), ...run }), {
            params: plain,
          });
        };
        const asking = { description: t('many', { count }), onStep, onClose: cancel };
        return isMail(action) ? (
          <RenewalMail {...asking} {...mailing(action, rows, count)} action={action} />
        ) : (
          <RenewalAsking
            {...asking}
            action={action}
            stages={stages}
            mayHaveDraft={rows === null || rows.some(({ next }) => next !== null)}
          />
        );
      },
    }));
}
