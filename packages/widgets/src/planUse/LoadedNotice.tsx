import type { PlanLimit } from '@corredor/core/billing';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../app/index.ts';
import { useApi } from '../data/index.ts';
import { PlanUseNoticeView } from './PlanUseNoticeView.tsx';
import { getPlanUse, listPlanUpgraders } from './planUse.queries.ts';

/** The notice with what the server knows; silent while nothing is known, and where asking fails. */
export default function LoadedNotice({ limit }: { limit: PlanLimit }) {
  const api = useApi();
  const canUpgrade = useCan('core_app.change_partner');
  const use = useQuery(getPlanUse(api, limit));
  const upgraders = useQuery({ ...listPlanUpgraders(api), enabled: !canUpgrade && use.isSuccess });
  if (!use.data) return null;
  return <PlanUseNoticeView use={use.data} canUpgrade={canUpgrade} upgraders={upgraders.data?.results ?? []} />;
}
