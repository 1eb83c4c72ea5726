import { permissions } from '@corredor/core/permissions';
import { UnauthorizedScreen } from '@corredor/widgets/screens/UnauthorizedScreen';
import { useSearchParams } from 'react-router-dom';

/** What a page without the permission for it leads to. */
export function Component() {
  const [query] = useSearchParams();
  return <UnauthorizedScreen permission={permissions.find((one) => one === query.get('permission'))} />;
}
