import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Inline } from '@corredor/ui/Inline';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';
import type { DraftOffer } from './useDraft.ts';

/** Offers what was left unfinished in a form: to go on with, or to discard. */
export function DraftBanner({ offer }: { offer: DraftOffer }) {
  const { t } = useTranslation('crud');
  const { dateTime } = useFormats();
  return (
    <Banner
      tone={offer.isStale ? 'caution' : 'info'}
      isLive
      title={t('draft.title', { when: dateTime(offer.savedAt) })}
      action={
        <Inline gap="small">
          <Button size="small" tone="accent" onPress={offer.resume}>
            {t('draft.continue')}
          </Button>
          <Button size="small" onPress={offer.discard}>
            {t('draft.discard')}
          </Button>
        </Inline>
      }
    >
      {t(offer.isStale ? 'draft.stale' : 'draft.text')}
    </Banner>
  );
}
