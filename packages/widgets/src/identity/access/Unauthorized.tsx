import { listGrantors, listPlanUpgraders } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { UnauthorizedView, type UnauthorizedViewProps } from './UnauthorizedView.tsx';

/** The refusal with the names of those who can grant what is missing, or upgrade the plan. */
export function Unauthorized({ reason = 'permission_denied', ...missing }: Omit<UnauthorizedViewProps, 'grantedBy'>) {
  const client = useClient();
  const isAboutPlan = reason !== 'permission_denied';
  const canUpgrade = useCan('core_app.change_partner');
  const grantors = useQuery({
    ...queryOf(client, listGrantors),
    enabled: !isAboutPlan,
  });
  const upgraders = useQuery({
    ...queryOf(client, listPlanUpgraders),
    enabled: isAboutPlan && !canUpgrade,
  });
  const helpers = isAboutPlan ? upgraders : grantors;
  return <UnauthorizedView {...missing} reason={reason} grantedBy={helpers.data?.results ?? []} />;
}
