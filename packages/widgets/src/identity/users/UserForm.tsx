import type { User } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createUser, getUser, updateUser } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vUser, vUserInput } from '@corredor/core/schemas';
import { checkPassword } from '@corredor/core/validation';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useSession } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { FormPage, useRecordForm } from '../../frames/forms/index.ts';
import { RecordLoader } from '../../frames/records/index.ts';
import { EndSessions } from './EndSessions.tsx';
import { UserFields } from './UserFields.tsx';
import { userName } from './userName.ts';
import { UserStatusChip } from './userStatus.tsx';
import { toUserInput, toUserValues, type UserValues } from './userValues.ts';
import { useUserWords } from './useUserWords.ts';

/** Changes the user of this number, as it is now on the server. */
export function UserEditor({ id }: { id: number }) {
  return (
    <RecordLoader id={id} get={(client, userId) => queryOf(client, getUser, { path: { userId } })}>
      {(user) => <UserForm user={user} />}
    </RecordLoader>
  );
}

interface UserFormProps {
  /** The user to change; without one a new one is made. */
  user?: User;
  /** What the plan says, before it is filled in. */
  notice?: ReactNode;
}

/** Adds or invites a user, or changes one. */
export function UserForm({ user, notice }: UserFormProps) {
  const { t } = useTranslation(['users', 'common']);
  const { language } = useLanguage();
  const { record } = useSession();
  const { go } = useNavigation();
  const editing = useRecordForm({
    kind: 'user',
    record: user,
    nameOf: userName,
    schemas: { record: vUser, input: vUserInput },
    values: {
      of: (one: User) => toUserValues(one, language),
      empty: toUserValues(undefined, language),
      toInput: toUserInput,
    },
    rules: useUserRules(),
    operations: {
      create: (client, body, header) => call(client, createUser, { header, body }),
      update: (client, { id, version }, { email: _fixed, ...body }) =>
        call(client, updateUser, { path: { userId: id }, header: ifMatch(version), body }),
      refresh: (queries) => refreshAfter(queries, updateUser),
    },
    words: {
      ...useUserWords(),
      success: ({ password }) => {
        if (user) return t('common:success.user.updated');
        return password === '' ? t('invited') : t('common:success.user.created');
      },
    },
    onSaved: () => go(paths.users()),
  });
  const isInvitation = editing.form.watch('password') === '';
  return (
    <FormPage
      title={user ? userName(user) : t('new')}
      mark={user && <UserStatusChip status={user.status} />}
      parent={{ label: t('title'), href: paths.users() }}
      secondaryActions={user && user.id !== record.userId && <EndSessions user={user} />}
      editing={editing}
      notice={notice}
      submitLabel={t(user ? 'form.save' : isInvitation ? 'form.invite' : 'form.create')}
    >
      <UserFields
        control={editing.form.control}
        isKnown={user !== undefined}
        isOwn={user !== undefined && user.id === record.userId}
        isLastAdministrator={user?.is_last_administrator ?? false}
      />
    </FormPage>
  );
}

/** What the document cannot say: the rules of a password, and that it was typed twice alike. */
function useUserRules() {
  const { t } = useTranslation('common');
  return useCallback(
    ({ email, name, last_name, password, confirm_password }: UserValues) => {
      const words = [name, last_name];
      const problem = password === '' ? undefined : checkPassword(password, { email, words });
      return {
        password: problem && t(`validation.password.${problem}`),
        confirm_password: password === confirm_password ? undefined : t('validation.passwordsMismatch'),
      };
    },
    [t],
  );
}
