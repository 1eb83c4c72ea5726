import { ErrorState } from '@corredor/ui/ErrorState';
import { useTranslation } from 'react-i18next';
import { useSession } from '../base/app/index.ts';

/** Somebody is signed in, but the server cannot be asked who: says so and offers to try again. */
export function UnreachableScreen() {
  const { t } = useTranslation('shell');
  const { error, retry } = useSession();
  // Some messages are titles elsewhere and have no full stop.
  const reason = error?.message.replace(/[^.!?]$/, '$&.') ?? '';
  return <ErrorState title={t('restoring.failed')} text={`${reason} ${t('restoring.text')}`} onRetry={retry} />;
}
