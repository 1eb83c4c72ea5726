import type { User } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createUser, getUser, updateUser } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vUser, vUserInput } from '@corredor/core/schemas';
import { checkPassword } from '@corredor/core/validation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { safeParse } from 'valibot';
import { useClient, useLanguage, useSession } from '../app/index.ts';
import {
  FormPage,
  RecordFrame,
  toRecordState,
  useBaseRecord,
  useRequestKey,
  useSaveForm,
  useSchemaResolver,
} from '../crud/index.ts';
import { queryOf, refreshAfter } from '../data/index.ts';
import { useNavigation } from '../navigation/index.ts';
import { useRoleName } from '../pickers/index.ts';
import { EndSessions } from './EndSessions.tsx';
import { UserFields } from './UserFields.tsx';
import { readUserInput, toUserInput, toUserValues, type UserValues } from './userForm.ts';
import { userName } from './userName.ts';
import { UserStatusChip } from './userStatus.tsx';

/** Changes the user of this number, as it is now on the server. */
export function UserEditor({ id }: { id: number }) {
  const user = useQuery(queryOf(useClient(), getUser, { path: { userId: id } }));
  return (
    <RecordFrame state={toRecordState(user)} onRetry={() => void user.refetch()}>
      {(record) => <UserForm user={record} />}
    </RecordFrame>
  );
}

/** Adds or invites a user, or changes one. */
export function UserForm({ user }: { user?: User }) {
  const { t } = useTranslation(['users', 'common']);
  const { language } = useLanguage();
  const client = useClient();
  const queries = useQueryClient();
  const { record } = useSession();
  const { go } = useNavigation();
  const keyOf = useRequestKey();
  const form = useForm<UserValues>({
    defaultValues: toUserValues(user, language),
    resolver: useSchemaResolver(vUserInput, toUserInput, useUserRules()),
    shouldFocusError: false,
  });
  const chosenRole = useRoleName(form.watch('role_id'));
  const isInvitation = form.watch('password') === '';
  const base = useBaseRecord(form, user, (one) => toUserValues(one, language));
  const saving = useSaveForm({
    form,
    draft: { kind: 'user', record: base, label: base && userName(base) },
    save: (values, version) => {
      const { email, ...input } = readUserInput(values);
      return user
        ? call(client, updateUser, {
            path: { userId: user.id },
            header: ifMatch(version ?? base?.version ?? user.version),
            body: input,
          })
        : call(client, createUser, { header: keyOf({ email, ...input }), body: { email, ...input } });
    },
    successMessage: t(user ? 'common:success.user.updated' : isInvitation ? 'invited' : 'common:success.user.created'),
    onSaved: () => {
      void refreshAfter(queries, updateUser);
      go(paths.users());
    },
  });
  const labelOf = (name: string) =>
    name in toUserValues(undefined, language) ? t(`field.${name as keyof UserValues}`) : undefined;
  return (
    <FormPage
      title={user ? userName(user) : t('new')}
      context={user && <UserStatusChip status={user.status} />}
      parent={{ label: t('title'), href: paths.users() }}
      secondaryActions={user && user.id !== record.userId && <EndSessions user={user} />}
      saving={saving}
      isDirty={form.formState.isDirty}
      submitLabel={t(user ? 'form.save' : isInvitation ? 'form.invite' : 'form.create')}
      labelOf={labelOf}
      conflictFields={(theirs) => {
        const parsed = safeParse(vUser, theirs);
        if (!parsed.success) return [];
        const [mine, other] = [form.getValues(), toUserValues(parsed.output, language)];
        const written = (values: UserValues, role: string) => ({
          name: values.name,
          last_name: values.last_name,
          role_id: role,
          language: t(`common:language.${values.language}`),
          can_use_mobile_app: t(values.can_use_mobile_app ? 'common:state.yes' : 'common:state.no'),
        });
        const theirWords = written(other, parsed.output.role.name);
        return Object.entries(written(mine, chosenRole ?? '')).map(([name, words]) => ({
          name,
          label: t(`field.${name as keyof typeof theirWords}`),
          mine: words,
          theirs: theirWords[name as keyof typeof theirWords],
        }));
      }}
      onTakeTheirs={(theirs) => {
        const parsed = safeParse(vUser, theirs);
        if (parsed.success) form.reset(toUserValues(parsed.output, language));
      }}
    >
      <UserFields
        control={form.control}
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
