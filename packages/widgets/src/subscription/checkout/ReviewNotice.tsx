import type { Quote } from '@corredor/core/api';
import { Banner } from '@corredor/ui/Banner';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** Says before a card is authorised whether work pauses until the payment is approved. */
export function ReviewNotice({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout');
  const { date } = useFormats();
  if (!quote.waits_for_review) return null;
  if (quote.pauses_work)
    return (
      <Banner tone="caution" title={t('review.pausesTitle')}>
        {t('review.pauses')}
      </Banner>
    );
  return (
    <Banner title={t('review.runsTitle')}>
      {quote.runs_until ? t('review.runsUntil', { date: date(quote.runs_until) }) : t('review.runs')}
    </Banner>
  );
}
