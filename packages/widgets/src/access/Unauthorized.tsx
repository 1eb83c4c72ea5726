import { useQuery } from '@tanstack/react-query';
import { useCan } from '../app/index.ts';
import { useApi } from '../data/index.ts';
import { UnauthorizedView, type UnauthorizedViewProps } from './UnauthorizedView.tsx';

/** The refusal with the names of those who can grant what is missing, or upgrade the plan. */
export function Unauthorized({ reason = 'permission_denied', ...missing }: Omit<UnauthorizedViewProps, 'grantedBy'>) {
  const api = useApi();
  const isAboutPlan = reason !== 'permission_denied';
  const canUpgrade = useCan('core_app.change_partner');
  const grantors = useQuery({
    ...api.queryOptions('get', '/api/auth/permissions/grantors/'),
    enabled: !isAboutPlan,
  });
  const upgraders = useQuery({
    ...api.queryOptions('get', '/api/billing/upgraders/'),
    enabled: isAboutPlan && !canUpgrade,
  });
  const helpers = isAboutPlan ? upgraders : grantors;
  return <UnauthorizedView {...missing} reason={reason} grantedBy={helpers.data?.results ?? []} />;
}
