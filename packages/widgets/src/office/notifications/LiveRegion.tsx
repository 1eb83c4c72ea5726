import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import type { LiveView } from '../../base/live/index.ts';

/** Reads aloud, politely, what a reader who sees the bell would see: news, and a connection that is missing. */
export function LiveRegion({ live }: { live: Pick<LiveView, 'isLost' | 'isOff' | 'count' | 'times'> }) {
  const { t } = useTranslation('notifications');
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite">
        {live.isLost && <p>{t(live.isOff ? 'live.lostOff' : 'live.lost')}</p>}
        {/* The same number a second time is news too. */}
        {live.times > 0 && <p key={live.times}>{t('live.news', { count: live.count })}</p>}
      </div>
    </VisuallyHidden>
  );
}
