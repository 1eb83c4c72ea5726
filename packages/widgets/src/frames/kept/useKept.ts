import { toast } from '@corredor/ui/Toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp, useSession } from '../../base/app/index.ts';

/** What was typed when a session ended, by user and place; only as long as this tab lives, and never in a storage. */
const kept = new Map<string, unknown>();

/** The name of what the reader has typed in a place. */
function useKeptKey(place: string): string {
  const { userId } = useSession().record;
  // The record is empty by the time the form goes.
  const [owner, setOwner] = useState(userId);
  if (userId !== null && userId !== owner) setOwner(userId);
  return `${owner} ${place}`;
}

/** What the reader had typed there when a session ended; null where nothing was. */
export function useKept<Values>(place: string): Values | null {
  const key = useKeptKey(place);
  const [found] = useState(() => (kept.get(key) as Values | undefined) ?? null);
  return found;
}

/**
 * Keeps what a person has typed when the session ends under it, until the same person returns to the same place after login; `take` puts it
 * back. Whether it is lost else is asked at the end.
 */
export function useKeepAtEnd<Values>(
  place: string,
  {
    read,
    isOnServer = () => false,
    take,
  }: { read: () => Values | null; isOnServer?: () => boolean; take?: (values: Values) => void },
) {
  const { t } = useTranslation('frames');
  const { session } = useApp();
  const key = useKeptKey(place);
  const takeUp = useEffectEvent(() => {
    const values = kept.get(key) as Values | undefined;
    if (values === undefined) return;
    kept.delete(key);
    take?.(values);
    toast.info(t('form.recovered'));
  });
  const putAway = useEffectEvent(() => {
    const { isSignedIn, reason } = session.view();
    if (isSignedIn) return;
    const isEnded = reason === 'expired' || ((reason === 'idle' || reason === 'elsewhere') && !isOnServer());
    const values = isEnded ? read() : null;
    if (values !== null) kept.set(key, values);
  });
  useEffect(() => {
    takeUp();
    return () => putAway();
  }, []);
}
