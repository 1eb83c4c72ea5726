import { paths } from '@corredor/core/paths';
import { NotFoundView } from '../access/index.ts';
import { useSession } from '../app/index.ts';
import type { Brand } from '../brand/index.ts';

/** Any address that is none of ours */
export function NotFoundScreen({ brand }: { brand: Brand }) {
  const { isSignedIn } = useSession();
  return <NotFoundView brand={brand} home={isSignedIn ? paths.dashboard() : paths.landing()} />;
}
