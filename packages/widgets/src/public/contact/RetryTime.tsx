import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';

/** When another message is welcome, on the reader's clock. */
export function RetryTime({ at }: { at: Date }) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at);
  return <p>{t('retryAt', { time })}</p>;
}
