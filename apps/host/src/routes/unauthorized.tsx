import { permissions } from '@corredor/core/permissions';
import { UnauthorizedScreen } from '@corredor/widgets/screens/UnauthorizedScreen';
import { useSearchParams } from 'react-router-dom';

const reasons = ['permission_denied', 'plan_required', 'plan_limit_reached'] as const;

/** What a page without the permission for it, or beyond the plan, leads to. */
export function Component() {
  const [query] = useSearchParams();
  return (
    <UnauthorizedScreen
      permission={permissions.find((one) => one === query.get('permission'))}
      reason={reasons.find((one) => one === query.get('code'))}
    />
  );
}
