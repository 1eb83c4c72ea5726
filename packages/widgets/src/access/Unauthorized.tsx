import type { Permission } from '@corredor/core/permissions';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../data/index.ts';
import { type RefusalReason, UnauthorizedView } from './UnauthorizedView.tsx';

interface UnauthorizedProps {
  permission?: Permission | undefined;
  reason?: RefusalReason | undefined;
}

/** The refusal with the names of those who can grant what is missing. */
export function Unauthorized({ permission, reason = 'permission_denied' }: UnauthorizedProps) {
  const api = useApi();
  const grantors = useQuery({
    ...api.queryOptions('get', '/api/auth/permissions/grantors/'),
    enabled: reason === 'permission_denied',
  });
  return <UnauthorizedView permission={permission} reason={reason} grantedBy={grantors.data?.results ?? []} />;
}
