import type { Role, RoleInput } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createRole, getRole, updateRole } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import type { Permission } from '@corredor/core/permissions';
import { vRole, vRoleInput } from '@corredor/core/schemas';
import { FormGroup } from '@corredor/ui/FormFrame';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parse, safeParse } from 'valibot';
import { useClient, useSession } from '../app/index.ts';
import {
  bindField,
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
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { useRoleSummary } from './useRoleSummary.ts';

interface RoleValues {
  name: string;
  permissions: Permission[];
}
const toValues = (role?: Pick<Role, 'name' | 'permissions'>): RoleValues => ({
  name: role?.name ?? '',
  permissions: [...(role?.permissions ?? [])],
});
const toInput = ({ name, permissions }: RoleValues): RoleInput => ({ name: name.trim(), permissions });

/** Changes the role of this number, as it is now on the server. */
export function RoleEditor({ id }: { id: number }) {
  return <KnownRole id={id}>{(role) => <RoleForm role={role} />}</KnownRole>;
}

/** Makes a role with the permissions of another. */
export function RoleCopy({ from }: { from: number }) {
  const { t } = useTranslation('roles');
  return (
    <KnownRole id={from}>
      {({ name, permissions }) => <RoleForm start={{ name: t('copyOf', { name }).slice(0, 60), permissions }} />}
    </KnownRole>
  );
}

function KnownRole({ id, children }: { id: number; children: (role: Role) => ReactNode }) {
  const role = useQuery(queryOf(useClient(), getRole, { path: { roleId: id } }));
  return (
    <RecordFrame state={toRecordState(role)} onRetry={() => void role.refetch()}>
      {children}
    </RecordFrame>
  );
}

interface RoleFormProps {
  role?: Role;
  /** What a new role begins with. */
  start?: Pick<Role, 'name' | 'permissions'>;
}

/** Makes a role, or changes one. */
export function RoleForm({ role, start }: RoleFormProps) {
  const { t } = useTranslation(['roles', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { permissions: held } = useSession();
  const { go } = useNavigation();
  const keyOf = useRequestKey();
  const summary = useRoleSummary();
  const form = useForm<RoleValues>({
    defaultValues: toValues(role ?? start),
    resolver: useSchemaResolver(vRoleInput, toInput),
    shouldFocusError: false,
  });
  const base = useBaseRecord(form, role, toValues);
  const saving = useSaveForm({
    form,
    draft: { kind: 'role', record: base, label: base?.name, isBegun: start !== undefined },
    save: (values, version) => {
      const input = parse(vRoleInput, toInput(values));
      return role
        ? call(client, updateRole, {
            path: { roleId: role.id },
            header: ifMatch(version ?? base?.version ?? role.version),
            body: input,
          })
        : call(client, createRole, { header: keyOf(input), body: input });
    },
    successMessage: t(role ? 'common:success.role.updated' : 'common:success.role.created'),
    onSaved: () => {
      void refreshAfter(queries, updateRole);
      go(paths.roles());
    },
  });
  return (
    <FormPage
      title={role ? role.name : t('new')}
      context={role && t('holders', { count: role.users_count })}
      parent={{ label: t('title'), href: paths.roles() }}
      saving={saving}
      isDirty={form.formState.isDirty || start !== undefined}
      submitLabel={t(role ? 'form.save' : 'form.create')}
      labelOf={(name) => (name === 'name' ? t('field.name') : t('field.permissions'))}
      conflictFields={(theirs) => {
        const parsed = safeParse(vRole, theirs);
        if (!parsed.success) return [];
        const mine = form.getValues();
        const { name, permissions } = parsed.output;
        return [
          { name: 'name', label: t('field.name'), mine: mine.name, theirs: name },
          {
            name: 'permissions',
            label: t('field.permissions'),
            mine: summary(mine.permissions),
            theirs: summary(permissions),
          },
        ];
      }}
      onTakeTheirs={(theirs) => {
        const parsed = safeParse(vRole, theirs);
        if (parsed.success) form.reset(toValues(parsed.output));
      }}
    >
      <Stack gap="large">
        <FormGroup title={t('group.name')}>
          <Controller
            control={form.control}
            name="name"
            render={(bound) => (
              <TextField label={t('field.name')} isRequired maxLength={60} autoComplete="off" {...bindField(bound)} />
            )}
          />
        </FormGroup>
        <FormGroup title={t('field.permissions')} description={t('group.permissionsHelp')}>
          <Controller
            control={form.control}
            name="permissions"
            render={({ field, fieldState }) => (
              <PermissionMatrix
                value={field.value}
                onChange={field.onChange}
                held={held}
                errorMessage={fieldState.error && (field.value.length === 0 ? t('choose') : fieldState.error.message)}
              />
            )}
          />
        </FormGroup>
      </Stack>
    </FormPage>
  );
}
