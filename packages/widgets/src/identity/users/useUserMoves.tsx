import type { User } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { activateUser, resendInvitation } from '@corredor/core/operations';
import type { RowAction } from '@corredor/ui/DataGrid';
import { toast } from '@corredor/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { Mail, UserCheck, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useSession } from '../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { useFailureToast } from '../../frames/records/index.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { userName } from './userName.ts';

/** What can be done with a user besides changing fields: out, in again, and another invitation. Draw `dialog` somewhere. */
export function useUserMoves(): { movesOf: (user: User) => RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation('users');
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const { record } = useSession();
  const tellFailure = useFailureToast();
  const [leaving, setLeaving] = useState<User | null>(null);
  const canChange = useCan('auth_app.change_user');
  const canInvite = useCan(['auth_app.add_user', 'auth_app.change_user']);
  const attempt = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.success(done);
      await refreshAfter(queries, activateUser);
    } catch (error) {
      tellFailure(error);
    }
  };
  const invite = (user: User) =>
    void attempt(
      call(client, resendInvitation, { path: { userId: user.id }, header: keyOf([user.id, Date.now()]) }),
      t('resent', { email: user.email }),
    );
  const activate = (user: User) =>
    void attempt(
      call(client, activateUser, {
        path: { userId: user.id },
        header: { ...ifMatch(user.version), ...keyOf([user.id, user.version]) },
      }),
      t('activated', { name: userName(user) }),
    );
  const movesOf = (user: User): RowAction[] => {
    const canLeave = canChange && user.is_active && user.id !== record.userId && !user.is_last_administrator;
    const moves: RowAction[] = [];
    if (canInvite && user.status === 'invited')
      moves.push({ id: 'invite', label: t('resend'), icon: Mail, onAction: () => invite(user) });
    if (canLeave)
      moves.push({ id: 'deactivate', label: t('deactivate.action'), icon: UserX, onAction: () => setLeaving(user) });
    if (canChange && !user.is_active)
      moves.push({ id: 'activate', label: t('activate'), icon: UserCheck, onAction: () => activate(user) });
    return moves;
  };
  return { movesOf, dialog: leaving && <DeactivateDialog user={leaving} onClose={() => setLeaving(null)} /> };
}
