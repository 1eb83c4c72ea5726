import type { TaskRule } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deleteTaskRule, listTaskRules, updateTaskRule } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
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
  const settle = () => refreshAfter(queries, updateTaskRule);
  const switching = useMutation({
    mutationFn: ({ rule: { id, version }, is_active }: { rule: TaskRule; is_active: boolean }) =>
      call(client, updateTaskRule, { path: { taskRuleId: id }, header: ifMatch(version), body: { is_active } }),
    onSuccess: ({ is_active }) => toast.success(t(is_active ? 'switchedOn' : 'switchedOff')),
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
      onRetry={() => void found.refetch()}
    >
      {edited && (
        <Suspense>
          <TaskRuleDialog rule={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
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
