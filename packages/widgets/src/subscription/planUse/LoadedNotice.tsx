import type { PlanLimit } from '@corredor/core/billing';
import { getPlanUse, listPlanUpgraders } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { PlanUseNoticeView } from './PlanUseNoticeView.tsx';

/** The notice with what the server knows; silent while nothing is known, and where asking fails. */
export default function LoadedNotice({ limit, isOnForm }: { limit: PlanLimit; isOnForm?: boolean }) {
  const client = useClient();
  const canUpgrade = useCan('core_app.change_partner');
  const use = useQuery(queryOf(client, getPlanUse, { query: { limit } }));
  const upgraders = useQuery({ ...queryOf(client, listPlanUpgraders), enabled: !canUpgrade && use.isSuccess });
  if (!use.data) return null;
  return (
    <PlanUseNoticeView
      use={use.data}
      isOnForm={isOnForm}
      canUpgrade={canUpgrade}
      upgraders={upgraders.data?.results ?? []}
    />
  );
}
