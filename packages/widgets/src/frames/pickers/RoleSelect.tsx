import { listRoles } from '@corredor/core/operations';
import type { FieldProps } from '@corredor/ui/Field';
import { Select } from '@corredor/ui/Select';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

type RoleSelectProps = FieldProps & {
  value: number | null;
  onChange: (id: number | null) => void;
  onBlur?: () => void;
  /** Adds a first choice with these words that chooses none. */
  emptyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
};

// A brokerage has a handful of roles, so that one page holds them all.
const query = { page_size: 200, ordering: 'name' as const };
/** After how many milliseconds a list that could not be loaded is asked for again. */
const retryEvery = 3_000;

/** One of the roles of the brokerage. */
export function RoleSelect({ description, ...field }: RoleSelectProps) {
  const { t } = useTranslation(['pickers', 'common']);
  const options = queryOf(useClient(), listRoles, { query });
  // Nobody can type here to ask again.
  const roles = useQuery({ ...options, refetchInterval: ({ state }) => state.status === 'error' && retryEvery });
  const items = roles.data?.results.map(({ id, name }) => ({ id, label: name })) ?? [];
  return (
    <Select
      {...field}
      items={items}
      // A list without items does not open, and the press would be lost.
      isDisabled={field.isDisabled || !roles.data}
      placeholder={roles.isPending ? t('common:state.loading') : undefined}
      description={roles.isError ? t('retrying') : description}
    />
  );
}

/** The name of a role known by number alone. */
export function useRoleName(id: number | null): string | undefined {
  const options = queryOf(useClient(), listRoles, { query });
  return useQuery({ ...options, enabled: id !== null }).data?.results.find((role) => role.id === id)?.name;
}

/** Names roles by their numbers; nothing while they are on their way. */
export function useRoleNames(): (id: number | null) => string {
  const { data } = useQuery(queryOf(useClient(), listRoles, { query }));
  return (id) => data?.results.find((role) => role.id === id)?.name ?? '';
}
