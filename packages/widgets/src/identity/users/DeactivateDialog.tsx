import type { User, UserWork } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { CallError } from '@corredor/core/errors';
import { deactivateUser, listUserWork } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { useLeaving } from '../../frames/leaving/index.ts';
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
  const [heir, setHeir] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const leaving = useMutation({
    mutationFn: () =>
      call(client, deactivateUser, {
        path: { userId: user.id },
        header: { ...ifMatch(user.version), ...keyOf([user.id, user.version, heir]) },
        body: { heir_id: heir },
      }),
    onSuccess: () => {
      toast.success(t('deactivate.done', { name: userName(user) }));
      void refreshAfter(queries, deactivateUser);
      onClose();
    },
  });
  const kinds = work.data?.results ?? [];
  const needsHeir = kinds.length > 0;
  const confirm = () => {
    setAsked(true);
    if (!needsHeir || heir !== null) leaving.mutate();
  };
  const fieldProblem = leaving.error instanceof CallError ? leaving.error.problem?.errors?.heir_id?.[0] : undefined;
  const heirError = isAsked && heir === null ? t('deactivate.heirMissing') : fieldProblem;
  const { close, question } = useLeaving({ isDirty: heir !== null && !leaving.isPending, onClose });
  return (
    <>
      <Dialog
        isOpen
        size="small"
        title={t('deactivate.title', { name: userName(user) })}
        onOpenChange={(isOpen) => isOpen || close()}
        actions={
          <>
            <Button onPress={close}>{t('common:action.cancel')}</Button>
            <Button tone="critical" isDisabled={!work.data} isPending={leaving.isPending} onPress={confirm}>
              {t('deactivate.confirm')}
            </Button>
          </>
        }
      >
        <Stack>
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
                value={heir}
                onChange={setHeir}
                errorMessage={heirError}
              />
            </>
          )}
          {work.data && !needsHeir && <Text tone="muted">{t('deactivate.nothing')}</Text>}
          {leaving.error && !fieldProblem && (
            <div role="alert">
              <Text tone="critical">{leaving.error.message}</Text>
            </div>
          )}
        </Stack>
      </Dialog>
      {question}
    </>
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
