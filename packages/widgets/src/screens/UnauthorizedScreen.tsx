import type { Permission } from '@corredor/core/permissions';
import { UnauthorizedView } from '../access/index.ts';

interface UnauthorizedScreenProps {
  /** What was missing, where it is known. */
  permission?: Permission | undefined;
  /** Names of those who can grant it. */
  grantedBy?: readonly string[];
}

/** `/app/unauthorized`, inside the layout */
export function UnauthorizedScreen(props: UnauthorizedScreenProps) {
  return <UnauthorizedView {...props} />;
}
