import { paths } from '@corredor/core/paths';
import { useSession } from '../base/app/index.ts';
import type { Brand } from '../base/brand/index.ts';
import { NotFoundView } from '../identity/access/index.ts';

/** Any address that is none of ours */
export function NotFoundScreen({ brand }: { brand: Brand }) {
  const { isSignedIn } = useSession();
  return <NotFoundView brand={brand} home={isSignedIn ? paths.dashboard() : paths.landing()} />;
}
