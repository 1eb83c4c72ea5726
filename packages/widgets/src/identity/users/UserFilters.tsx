import { vListUsersQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { filterNames, type PickedField, useFilterKit } from '../../frames/filters/index.ts';
import type { ListControls } from '../../frames/lists/index.ts';
import { RoleSelect, useRoleName } from '../../frames/pickers/index.ts';

export const userFilters = filterNames(vListUsersQuery);
export type UserFilter = (typeof userFilters)[number];

function RolePicker(field: PickedField) {
  const { t } = useTranslation('users');
  return <RoleSelect {...field} emptyLabel={t('filter.allRoles')} />;
}

/** What the list of users can be narrowed by, and what is on. */
export function useUserFilters(controls: ListControls<UserFilter>) {
  const { t } = useTranslation('users');
  const { all, choice, idOf, picker } = useFilterKit(controls);
  return all([
    picker('role', t('filter.role'), RolePicker, useRoleName(idOf('role'))),
    choice('is_active', t('filter.is_active'), ['true', 'false'], (answer) => t(`filter.active.${answer}`), {
      none: t('filter.everybody'),
    }),
  ]);
}
