import type { Role } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import type { ConflictField } from '../../frames/forms/index.ts';
import type { RoleValues } from './roleValues.ts';
import { useRoleSummary } from './useRoleSummary.ts';

/** Names the fields of a role, and writes their values for a comparison. */
export function useRoleWords() {
  const { t } = useTranslation('roles');
  const summary = useRoleSummary();
  const labelOf = (name: string) => (name === 'name' ? t('field.name') : t('field.permissions'));
  const compare = (mine: RoleValues, theirs: Role): ConflictField[] => [
    { name: 'name', label: t('field.name'), mine: mine.name, theirs: theirs.name },
    {
      name: 'permissions',
      label: t('field.permissions'),
      mine: summary(mine.permissions),
      theirs: summary(theirs.permissions),
    },
  ];
  return { labelOf, compare };
}
