import type { TaskRule } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { createLateOfTaskRule, updateTaskRule } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../base/data/index.ts';

interface LateQuestionProps {
  rule: Pick<TaskRule, 'id' | 'name'>;
  /** How many instalments were late before the rule. */
  count: number;
  onClose: () => void;
}

/** Asks whether a rule that was just switched on adds tasks for what is late already, too. */
export function LateQuestion({ rule, count, onClose }: LateQuestionProps) {
  const { t } = useTranslation('taskRules');
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const adding = useMutation({
    mutationFn: async () => {
      // The server adds so many at once, and says how many are left.
      let all = 0;
      for (let part = 0; ; part += 1) {
        const header = keyOf({ late: rule.id, part });
        const { count, left } = await call(client, createLateOfTaskRule, { path: { taskRuleId: rule.id }, header });
        all += count;
        if (count === 0 || left === 0) return all;
      }
    },
    onSuccess: (added) => {
      toast.success(t('late.added', { count: added }));
      onClose();
    },
    onSettled: () => refreshAfter(queries, updateTaskRule),
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('late.title', { count })}
      confirmLabel={t('late.add')}
      cancelLabel={t('late.leave')}
      isPending={adding.isPending}
      onConfirm={() => adding.mutate()}
      onCancel={onClose}
    >
      <Stack gap="small">
        <Text>{t('late.question', { name: rule.name })}</Text>
        {adding.error && (
          <div role="alert">
            <Text tone="critical">{adding.error.message}</Text>
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
