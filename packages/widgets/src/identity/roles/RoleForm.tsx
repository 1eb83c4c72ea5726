import type { Role } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createRole, getRole, updateRole } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vRole, vRoleInput } from '@corredor/core/schemas';
import { FormGroup } from '@corredor/ui/FormFrame';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { bindField, FormPage, useRecordForm } from '../../frames/forms/index.ts';
import { RecordLoader } from '../../frames/records/index.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { isWithoutAny, toRoleInput, toRoleValues } from './roleValues.ts';
import { useRoleWords } from './useRoleWords.ts';

/** Changes the role of this number, as it is now on the server. */
export function RoleEditor({ id }: { id: number }) {
  return <KnownRole id={id}>{(role) => <RoleForm role={role} />}</KnownRole>;
}

/** Makes a role with the permissions of another. */
export function RoleCopy({ from, notice }: { from: number; notice?: ReactNode }) {
  const { t } = useTranslation('roles');
  return (
    <KnownRole id={from}>
      {({ name, permissions }) => (
        <RoleForm notice={notice} start={{ name: t('copyOf', { name }).slice(0, 60), permissions }} />
      )}
    </KnownRole>
  );
}

function KnownRole({ id, children }: { id: number; children: (role: Role) => ReactNode }) {
  return (
    <RecordLoader id={id} get={(client, roleId) => queryOf(client, getRole, { path: { roleId } })}>
      {children}
    </RecordLoader>
  );
}

interface RoleFormProps {
  role?: Role;
  /** What a new role begins with. */
  start?: Pick<Role, 'name' | 'permissions'>;
  /** What the plan says, before it is filled in. */
  notice?: ReactNode;
}

/** Makes a role, or changes one. */
export function RoleForm({ role, start, notice }: RoleFormProps) {
  const { t } = useTranslation(['roles', 'common']);
  const { permissions: held } = useSession();
  const { go } = useNavigation();
  const words = useRoleWords();
  const editing = useRecordForm({
    kind: 'role',
    record: role,
    nameOf: ({ name }) => name,
    schemas: { record: vRole, input: vRoleInput },
    values: { of: toRoleValues, empty: toRoleValues(start), toInput: toRoleInput },
    operations: {
      create: (client, body, header) => call(client, createRole, { header, body }),
      update: (client, { id, version }, body) =>
        call(client, updateRole, { path: { roleId: id }, header: ifMatch(version), body }),
      refresh: (queries) => refreshAfter(queries, updateRole),
    },
    words: {
      success: t(role ? 'common:success.role.updated' : 'common:success.role.created'),
      ...words,
    },
    isBegun: start !== undefined,
    onSaved: () => go(paths.roles()),
  });
  const { control } = editing.form;
  return (
    <FormPage
      title={role ? role.name : t('new')}
      context={role && t('holders', { count: role.users_count })}
      parent={{ label: t('title'), href: paths.roles() }}
      editing={editing}
      notice={notice}
      submitLabel={t(role ? 'form.save' : 'form.create')}
    >
      <Stack gap="large">
        <FormGroup title={t('group.name')}>
          <Controller
            control={control}
            name="name"
            render={(bound) => (
              <TextField label={t('field.name')} isRequired maxLength={60} autoComplete="off" {...bindField(bound)} />
            )}
          />
        </FormGroup>
        <FormGroup title={t('field.permissions')} description={t('group.permissionsHelp')}>
          <Controller
            control={control}
            name="permissions"
            render={({ field, fieldState }) => (
              <PermissionMatrix
                value={field.value}
                onChange={field.onChange}
                held={held}
                errorMessage={fieldState.error && (isWithoutAny(field.value) ? t('choose') : fieldState.error.message)}
              />
            )}
          />
        </FormGroup>
      </Stack>
    </FormPage>
  );
}
