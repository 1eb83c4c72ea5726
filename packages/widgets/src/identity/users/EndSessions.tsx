import type { User } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { deleteUserSessions } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { userName } from './userName.ts';

/** Logs a colleague out everywhere, after a question; nothing where the reader may not. */
export function EndSessions({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const client = useClient();
  const canChange = useCan('auth_app.change_user');
  const [isAsking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: () => call(client, deleteUserSessions, { path: { userId: user.id } }),
    onSuccess: () => {
      toast.success(t('endSessions.done', { name: userName(user) }));
      setAsking(false);
    },
  });
  if (!canChange || user.status !== 'active') return null;
  return (
    <>
      <Button
        icon={LogOut}
        onPress={() => {
          ending.reset();
          setAsking(true);
        }}
      >
        {t('endSessions.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="critical"
        title={t('endSessions.action')}
        confirmLabel={t('endSessions.action')}
        isPending={ending.isPending}
        onConfirm={() => ending.mutate()}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="small">
          <Text>{t('endSessions.question', { name: userName(user) })}</Text>
          {ending.error && (
            <div role="alert">
              <Text tone="critical">{ending.error.message}</Text>
            </div>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
