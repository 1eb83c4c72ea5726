import type { User } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { dataWords, useLanguage } from '../../base/app/index.ts';
import type { ConflictField } from '../../frames/forms/index.ts';
import { useRoleNames } from '../../frames/pickers/index.ts';
import { toUserValues, type UserValues } from './userValues.ts';

const compared = ['name', 'last_name', 'role_id', 'language', 'can_use_mobile_app'] as const;

/** Names the fields of a user, and writes their values for a comparison. */
export function useUserWords() {
  const { t } = useTranslation(['users', 'common']);
  const { language } = useLanguage();
  const roleName = useRoleNames();
  const labelOf = (name: string) =>
    name in toUserValues(undefined, language) ? dataWords(t)(`field.${name}`) : undefined;
  const write = (values: UserValues, role: string): Record<(typeof compared)[number], string> => ({
    name: values.name,
    last_name: values.last_name,
    role_id: role,
    language: t(`common:language.${values.language}`),
    can_use_mobile_app: t(values.can_use_mobile_app ? 'common:state.yes' : 'common:state.no'),
  });
  const compare = (mine: UserValues, theirs: User): ConflictField[] => {
    const own = write(mine, roleName(mine.role_id));
    const other = write(toUserValues(theirs, language), theirs.role.name);
    return compared.map((name) => ({ name, label: t(`field.${name}`), mine: own[name], theirs: other[name] }));
  };
  return { labelOf, compare };
}
