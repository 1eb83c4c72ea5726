import { paths } from '@corredor/core/paths';
import { useApp } from '@corredor/widgets/app';
import { useNavigation } from '@corredor/widgets/navigation';
import { PublicProfileScreen } from '@corredor/widgets/screens/PublicProfileScreen';
import { useParams } from 'react-router-dom';
import { brand } from '../brand/brand.ts';

/** A broker's public page; an alias that nobody has leads to the login, as every unknown path does. */
export function Component() {
  const { userAlias = '' } = useParams();
  const { go } = useNavigation();
  const { profile, publicUrl } = useApp().pageData;
  return (
    <PublicProfileScreen
      key={userAlias}
      brand={brand}
      alias={userAlias}
      origin={publicUrl ?? globalThis.location?.origin ?? ''}
      initialData={profile?.alias === userAlias ? profile : undefined}
      onNotFound={() => go(paths.login(), { replace: true })}
    />
  );
}
