import type { TaskRule } from '@corredor/core/api';
import { call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import {
  createTaskRule,
  deleteTaskRule,
  getLateOfTaskRule,
  listTaskRules,
  updateTaskRule,
} from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { LateQuestion } from './LateQuestion.tsx';
import { type StarterRule, starterRules, startersLeft } from './starterRules.ts';
import { TaskRulesView } from './TaskRulesView.tsx';

// Who only looks needs no fields.
const TaskRuleDialog = lazy(async () => ({ default: (await import('./TaskRuleDialog.tsx')).TaskRuleDialog }));

/** The rules by which tasks of the brokerage come: added, changed, switched and deleted. */
export function TaskRules() {
  const { t } = useTranslation('taskRules');
  const client = useClient();
  const queries = useQueryClient();
  const found = useQuery(queryOf(client, listTaskRules));
  const [edited, setEdited] = useState<TaskRule | 'new' | null>(null);
  const [leaving, setLeaving] = useState<TaskRule | null>(null);
  const [late, setLate] = useState<{ rule: TaskRule; count: number } | null>(null);
  // An office that had none when it came here is offered some, until it goes.
  const wasEmpty = useRef<boolean>(undefined);
  if (wasEmpty.current === undefined && found.data) wasEmpty.current = found.data.results.length === 0;
  /** A rule for late instalments began to count: what is late already is asked for, where there is any. */
  const askOfLate = async (rule: TaskRule, isWanted = false) => {
    if (rule.trigger !== 'payment_delayed') return;
    const query = queryOf(client, getLateOfTaskRule, { path: { taskRuleId: rule.id } });
    try {
      const { count } = await queries.fetchQuery({ ...query, staleTime: 0 });
      if (count > 0) setLate({ rule, count });
      else if (isWanted) toast.info(t('late.none'));
    } catch (error) {
      toast.error(toCallError(error).message);
    }
  };
  const settle = () => refreshAfter(queries, updateTaskRule);
  const switching = useMutation({
    mutationFn: ({ rule: { id, version }, is_active }: { rule: TaskRule; is_active: boolean }) =>
      call(client, updateTaskRule, { path: { taskRuleId: id }, header: ifMatch(version), body: { is_active } }),
    onSuccess: (rule) => {
      toast.success(t(rule.is_active ? 'switchedOn' : 'switchedOff'));
      if (rule.is_active) void askOfLate(rule);
    },
    onError: (error) => toast.error(error.message),
    onSettled: settle,
  });
  const starting = useMutation({
    mutationFn: (id: StarterRule) => {
      const body = { ...starterRules[id], name: t(`starter.${id}.name`), title: t(`starter.${id}.title`) };
      return call(client, createTaskRule, { header: keyHeader(idempotencyKey()), body });
    },
    onSuccess: (rule) => {
      toast.success(t('created'));
      void askOfLate(rule);
    },
    onError: (error) => toast.error(error.message),
    onSettled: settle,
  });
  const deleting = useMutation({
    mutationFn: ({ id, version }: TaskRule) =>
      call(client, deleteTaskRule, { path: { taskRuleId: id }, header: ifMatch(version) }),
    onSuccess: () => {
      toast.success(t('deleted'));
      close();
    },
    onSettled: settle,
  });
  const close = () => {
    setLeaving(null);
    deleting.reset();
  };
  const state = found.data
    ? ({ status: 'ready', rules: found.data.results } as const)
    : found.error
      ? ({ status: 'failed', message: found.error.message } as const)
      : ({ status: 'loading' } as const);
  return (
    <TaskRulesView
      state={state}
      switching={switching.isPending ? switching.variables.rule.id : undefined}
      onAdd={() => setEdited('new')}
      onEdit={setEdited}
      onDelete={setLeaving}
      onSwitch={(rule, is_active) => switching.mutate({ rule, is_active })}
      onLate={(rule) => void askOfLate(rule, true)}
      starters={wasEmpty.current && found.data ? startersLeft(found.data.results) : []}
      starting={starting.isPending ? starting.variables : undefined}
      onStart={starting.mutate}
      onRetry={() => void found.refetch()}
    >
      {edited && (
        <Suspense>
          <TaskRuleDialog
            rule={edited === 'new' ? undefined : edited}
            onSaved={(rule, isSwitchedOn) => isSwitchedOn && void askOfLate(rule)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      {late && <LateQuestion {...late} onClose={() => setLate(null)} />}
      {leaving && (
        <ConfirmDialog
          isOpen
          tone="critical"
          title={t('delete.action')}
          confirmLabel={t('delete.action')}
          isPending={deleting.isPending}
          onConfirm={() => deleting.mutate(leaving)}
          onCancel={close}
        >
          <Stack gap="small">
            <Text>{t('delete.question', { name: leaving.name })}</Text>
            {deleting.error && (
              <div role="alert">
                <Text tone="critical">{deleting.error.message}</Text>
              </div>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </TaskRulesView>
  );
}
