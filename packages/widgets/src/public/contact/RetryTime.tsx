import { localeOf } from '@corredor/core/locales';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';

/** When another message is welcome, on the reader's clock, as the country of whom it goes to writes it. */
export function RetryTime({ at, country }: { at: Date; country: string | undefined }) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const time = new Intl.DateTimeFormat(localeOf(language, country), { dateStyle: 'long', timeStyle: 'short' }).format(
    at,
  );
  return <p>{t('retryAt', { time })}</p>;
}
