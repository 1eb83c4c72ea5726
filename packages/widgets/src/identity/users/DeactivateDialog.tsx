import type { User, UserWork } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { deactivateUser, listUserWork } from '@corredor/core/operations';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { AskDialog, useDialogForm } from '../../frames/asking/index.ts';
import { UserPicker } from '../../frames/pickers/index.ts';
import { userName } from './userName.ts';

interface DeactivateDialogProps {
  user: User;
  onClose: () => void;
}

/** Shuts a user out at once, after it is said who inherits the work. */
export function DeactivateDialog({ user, onClose }: DeactivateDialogProps) {
  const { t } = useTranslation(['users', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const work = useQuery({ ...queryOf(client, listUserWork, { path: { userId: user.id } }), staleTime: 0 });
  const leaving = useMutation({
    mutationFn: (body: { heir_id: number | null }) =>
      call(client, deactivateUser, {
        path: { userId: user.id },
        header: { ...ifMatch(user.version), ...keyOf([user.id, user.version, body.heir_id]) },
        body,
      }),
    onSuccess: () => {
      toast.success(t('deactivate.done', { name: userName(user) }));
      void refreshAfter(queries, deactivateUser);
      onClose();
    },
  });
  const kinds = work.data?.results ?? [];
  const needsHeir = kinds.length > 0;
  const error = leaving.error && toCallError(leaving.error);
  const form = useDialogForm<{ heir_id: number | null }, { heir_id: number | null }>({
    place: `users.deactivate ${user.id}`,
    begun: { heir_id: null },
    faults: ({ heir_id }) => ({ heir_id: needsHeir && heir_id === null && t('deactivate.heirMissing') }),
    toInput: (values) => values,
    error,
    isBusy: leaving.isPending,
    onSubmit: (body) => leaving.mutate(body),
  });
  return (
    <AskDialog
      size="small"
      title={t('deactivate.title', { name: userName(user) })}
      verb={t('deactivate.confirm')}
      tone="critical"
      form={form}
      isDisabled={!work.data}
      failure={error && !error.fields.heir_id ? error.message : undefined}
      onClose={onClose}
    >
      <Text>{t('deactivate.text')}</Text>
      {work.isPending && <Skeleton width="60%" />}
      {work.error && (
        <ErrorState title={t('deactivate.failed')} text={work.error.message} onRetry={() => void work.refetch()} />
      )}
      {needsHeir && (
        <>
          <Work kinds={kinds} />
          <UserPicker
            label={t('deactivate.heir')}
            description={t('deactivate.heirHelp')}
            excludedId={user.id}
            isRequired
            {...form.field('heir_id')}
          />
        </>
      )}
      {work.data && !needsHeir && <Text tone="muted">{t('deactivate.nothing')}</Text>}
    </AskDialog>
  );
}

function Work({ kinds }: { kinds: readonly UserWork[] }) {
  const { t } = useTranslation('users');
  return (
    <div>
      <Text weight="semibold">{t('deactivate.has')}</Text>
      <ul>
        {kinds.map(({ model, count }) => (
          <Text key={model} as="li">
            {t(`work.${model}`, { count })}
          </Text>
        ))}
      </ul>
    </div>
  );
}
