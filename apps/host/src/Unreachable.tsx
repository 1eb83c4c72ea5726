import { ErrorState } from '@corredor/ui/ErrorState';
import { useSession } from '@corredor/widgets/app';
import { useTranslation } from 'react-i18next';

/** Somebody is signed in, but the server cannot be asked who: says so and offers to try again. */
export default function Unreachable() {
  const { t } = useTranslation('shell');
  const { error, retry } = useSession();
  return (
    <ErrorState title={t('restoring.failed')} text={`${error?.message ?? ''} ${t('restoring.text')}`} onRetry={retry} />
  );
}
