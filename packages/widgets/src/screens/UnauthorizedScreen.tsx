import type { ComponentProps } from 'react';
import { Unauthorized } from '../identity/access/index.ts';

/** `/app/unauthorized`, inside the layout */
export function UnauthorizedScreen(props: ComponentProps<typeof Unauthorized>) {
  return <Unauthorized {...props} />;
}
