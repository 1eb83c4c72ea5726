import type { Policy, PolicyRow } from '@corredor/core/api';
import { call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { addDays } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import {
  activatePolicy,
  closePolicy,
  getPolicy,
  listPayments,
  previewInstalments,
  renewPolicy,
  updatePolicy,
} from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { policyLifecycleMachine, policyLifecycleView } from '@corredor/machines/policy-lifecycle';
import { toast } from '@corredor/ui/Toast';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { useNavigation } from '../../../base/navigation/index.ts';
import { CloseRenewDialogView } from './CloseRenewDialogView.tsx';
import { EnableChanges } from './EnableChanges.tsx';
import { EnableDialogView } from './EnableDialogView.tsx';
import { MissingDialog } from './MissingDialog.tsx';

interface PolicyMovesProps {
  policy: Policy | PolicyRow;
  /** On the policy's own page, which is read again once it is enabled. */
  isOnPage?: boolean;
  onClose: () => void;
}

/** The next move of a policy: a draft is enabled, any other is closed or renewed. */
export function PolicyMoves({ policy, isOnPage = false, onClose }: PolicyMovesProps) {
  const canDraft = useCan('policy_app.add_movement');
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { pathname, search, go } = useNavigation();
  const canViewPayments = useCan('policy_app.view_payment');
  const machine = usePolicyMachine(policy);
  const [snapshot, send] = useMachine(machine, { input: { policy } });
  const view = policyLifecycleView(snapshot);
  const first = policy.status === 'draft' ? 'activate' : 'renew';
  useEffect(() => send({ type: 'action.choose', action: first }), [send, first]);

  const { result, action } = view;
  const finish = useEffectEvent((moved: Policy) => {
    queries.setQueryData(queryOf(client, getPolicy, { path: { policyId: moved.id } }).queryKey, moved);
    void refreshAfter(queries, renewPolicy);
    onClose();
    const done = { activate: 'activated', close: 'closed', renew: 'renewed' } as const;
    const { count } = moved.instalments_summary;
    const instalments = {
      label: t('move.instalments', { count }),
      onAction: () => go(`${paths.policyRecord(moved.id)}?tab=payments`),
    };
    const canOffer = action === 'activate' && canViewPayments && count > 0;
    if (action) toast.success(t(`common:success.policy.${done[action]}`), canOffer ? { action: instalments } : {});
    if (action === 'activate' && isOnPage) go(paths.policyRecord(moved.id));
    if (action === 'renew') go(paths.policy(moved.id));
  });
  useEffect(() => {
    if (result) finish(result);
  }, [result]);

  const lacking = useLacking(policy, first === 'activate');
  const plan = useQuery({
    ...ofVersion(queryOf(client, previewInstalments, { path: { policyId: policy.id } }), policy),
    enabled: first === 'activate',
    // A draft that lacks something has no plan yet; pressing Enable says what.
    retry: false,
  });
  const voided = useVoidedInstalments(policy, first !== 'activate');
  const cancel = () => {
    send({ type: 'action.cancel' });
    onClose();
  };
  const dialog = {
    policy,
    view,
    onConfirm: () => send({ type: 'action.confirm', key: idempotencyKey() }),
    onRetry: () => send({ type: 'action.retry' }),
    onReload: async () => {
      await refreshAfter(queries, updatePolicy);
      send({
        type: 'policy.replace',
        policy: await queries.fetchQuery({
          ...queryOf(client, getPolicy, { path: { policyId: policy.id } }),
          staleTime: 0,
        }),
      });
    },
    onCancel: cancel,
  };
  if (first === 'activate' && lacking === undefined) return null;
  if (first === 'activate' && lacking && lacking.missing.length > 0 && view.step === 'confirming')
    return <MissingDialog policy={policy} {...lacking} onClose={cancel} />;
  if (first === 'activate')
    return (
      <EnableDialogView
        {...dialog}
        doubts={lacking?.doubts}
        plan={
          plan.data && (
            <EnableChanges
              plan={plan.data.results}
              currency={plan.data.currency}
              isLastPeriodShorter={plan.data.is_last_period_shorter}
            />
          )
        }
      />
    );
  return (
    <CloseRenewDialogView
      {...dialog}
      voided={voided}
      onCancelPolicy={
        canDraft
          ? () => {
              onClose();
              go(
                paths.newMovement(policy.id, { kind: 'cancellation', from: isOnPage ? undefined : pathname + search }),
              );
            }
          : undefined
      }
      onChoose={(chosen) => send({ type: 'action.choose', action: chosen })}
      onWrite={(observations) => send({ type: 'observations.write', observations })}
    />
  );
}

/** A query that is asked anew for each version of a policy: what is confirmed is that version, so what is shown must be of it. */
const ofVersion = <Query extends { queryKey: QueryKey }>(query: Query, { version }: Policy | PolicyRow) => ({
  ...query,
  queryKey: [...query.queryKey, version],
});

/** What a draft lacks; asked for where only its row is known. Undefined until that is known, and nothing where asking failed: pressing Enable says it then. */
function useLacking(policy: Policy | PolicyRow, isAsked: boolean): Pick<Policy, 'missing' | 'doubts'> | undefined {
  const client = useClient();
  const isRow = !('missing' in policy);
  const query = useQuery({
    ...queryOf(client, getPolicy, { path: { policyId: policy.id } }),
    enabled: isAsked && isRow,
  });
  if (!isRow) return policy;
  return query.isError ? { missing: [] } : query.data;
}

/** The instalments that closing today gives up: those of which nothing is in; none are told where the user may not see them. */
function useVoidedInstalments(policy: Policy | PolicyRow, isAsked: boolean) {
  const { id, currency } = policy;
  const client = useClient();
  const { today, money } = useFormats();
  const canView = useCan('policy_app.view_payment');
  const query = useQuery({
    ...ofVersion(
      queryOf(client, listPayments, { query: { policy: id, due_from: addDays(today(), 1), page_size: 200 } }),
      policy,
    ),
    enabled: isAsked && canView,
  });
  const unpaid = query.data?.results.filter((one) => !one.is_paid && one.paid_amount === '0.00');
  return unpaid && { count: unpaid.length, amount: money(addMoney(...unpaid.map((one) => one.amount)), currency) };
}

/**
 * The machine of a policy's life with the server behind it. The page may have read the policy anew since its dialog opened, as after
 * saving it: what is seen is what is confirmed.
 */
function usePolicyMachine({ version }: Policy | PolicyRow) {
  const client = useClient();
  const seen = useRef(version);
  // Whoever tries again says the same once more, so that nothing is done twice.
  const sent = useRef({ key: '', version });
  useEffect(() => {
    seen.current = version;
  }, [version]);
  return useMemo(
    () =>
      policyLifecycleMachine.provide({
        actors: {
          makeMove: fromPromise(({ input: { policy, action, observations, key } }) => {
            if (sent.current.key !== key) sent.current = { key, version: Math.max(policy.version, seen.current) };
            const header = { ...ifMatch(sent.current.version), ...keyHeader(key) };
            if (action === 'activate')
              return call(client, activatePolicy, {
                path: { policyId: policy.id },
                header,
              });
            return action === 'close'
              ? call(client, closePolicy, {
                  path: { policyId: policy.id },
                  header,
                  body: { observations },
                })
              : call(client, renewPolicy, {
                  path: { policyId: policy.id },
                  header,
                  body: { observations },
                });
          }),
        },
      }),
    [client],
  );
}
