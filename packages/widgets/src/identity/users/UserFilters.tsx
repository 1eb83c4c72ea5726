import type { FilterField } from '@corredor/ui/FilterBar';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import type { ListControls } from '../../frames/lists/index.ts';
import { RoleSelect, useRoleName } from '../../frames/pickers/index.ts';

export const userFilters = ['role', 'is_active'] as const;
export type UserFilter = (typeof userFilters)[number];

const idOf = (text: string | undefined) => Number(text) || null;
const activities = ['true', 'false'] as const;
const activityOf = (text: string | undefined) => activities.find((one) => one === text) ?? null;

/** What the list of users can be narrowed by. */
export function useUserFilterFields(controls: ListControls<UserFilter>): FilterField[] {
  const { t } = useTranslation('users');
  return [
    {
      id: 'role',
      label: t('filter.role'),
      field: (
        <RoleSelect
          label={t('filter.role')}
          emptyLabel={t('filter.allRoles')}
          value={idOf(controls.filters.role)}
          onChange={(id) => controls.setFilter('role', id === null ? null : String(id))}
        />
      ),
    },
    {
      id: 'is_active',
      label: t('filter.is_active'),
      field: (
        <Select
          label={t('filter.is_active')}
          emptyLabel={t('filter.everybody')}
          items={activities.map((id) => ({ id, label: t(`filter.active.${id}`) }))}
          value={activityOf(controls.filters.is_active)}
          onChange={(value) => controls.setFilter('is_active', value)}
        />
      ),
    },
  ];
}

/** The filters that are on, in the reader's words. */
export function useActiveUserFilters({ filters }: ListControls<UserFilter>) {
  const { t } = useTranslation('users');
  const role = idOf(filters.role);
  const roleName = useRoleName(role);
  const activity = activityOf(filters.is_active);
  const active: { id: UserFilter; label: string; value: string }[] = [];
  if (role) active.push({ id: 'role', label: t('filter.role'), value: roleName ?? String(role) });
  if (activity) active.push({ id: 'is_active', label: t('filter.is_active'), value: t(`filter.active.${activity}`) });
  return active;
}
