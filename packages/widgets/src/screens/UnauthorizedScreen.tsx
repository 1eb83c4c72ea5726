import type { Permission } from '@corredor/core/permissions';
import { type RefusalReason, Unauthorized } from '../access/index.ts';

interface UnauthorizedScreenProps {
  /** What was missing, where it is known. */
  permission?: Permission | undefined;
  /** Which of the refusals it is; a missing permission unless told. */
  reason?: RefusalReason | undefined;
}

/** `/app/unauthorized`, inside the layout */
export function UnauthorizedScreen(props: UnauthorizedScreenProps) {
  return <Unauthorized {...props} />;
}
