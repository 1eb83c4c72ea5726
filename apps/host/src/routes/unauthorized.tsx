import { planFeatures, planLimits } from '@corredor/core/billing';
import { permissions } from '@corredor/core/permissions';
import { UnauthorizedScreen } from '@corredor/widgets/screens/UnauthorizedScreen';
import { useSearchParams } from 'react-router-dom';

const reasons = ['permission_denied', 'plan_required', 'plan_limit_reached'] as const;

/** What a page without the permission for it, or beyond the plan, leads to. */
export function Component() {
  const [query] = useSearchParams();
  const named = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((one) => one === query.get(name));
  return (
    <UnauthorizedScreen
      permission={named(permissions, 'permission')}
      reason={named(reasons, 'code')}
      limit={named(planLimits, 'limit')}
      feature={named(planFeatures, 'feature')}
    />
  );
}
