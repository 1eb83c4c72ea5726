import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { ErrorState } from '@corredor/ui/ErrorState';
import { FullPageFrame } from '@corredor/ui/FullPageFrame';
import { useTranslation } from 'react-i18next';
import { useSession } from '../base/app/index.ts';
import { type Brand, BrandLink } from '../base/brand/index.ts';

/** Somebody is signed in, but the server cannot be asked who: says so, offers to try again, and lets go. */
export function UnreachableScreen({ brand }: { brand: Brand }) {
  const { t } = useTranslation(['shell', 'common']);
  const { error, retry, logOut } = useSession();
  // Some messages are titles elsewhere and have no full stop.
  const reason = error?.message.replace(/[^.!?]$/, '$&.') ?? '';
  return (
    <FullPageFrame
      brand={<BrandLink brand={brand} href={paths.landing()} />}
      topEnd={
        <Button tone="quiet" onPress={logOut}>
          {t('common:action.logout')}
        </Button>
      }
      width="narrow"
    >
      <ErrorState isPage title={t('restoring.failed')} text={`${reason} ${t('restoring.text')}`} onRetry={retry} />
    </FullPageFrame>
  );
}
