import type { Locale } from '@corredor/core/locales';
import { spelledIn } from '@corredor/core/spelling';
import type { i18n as I18n } from 'i18next';

/** Spells the words of the catalogues as the country of a locale does, but not what is filled in, until what it answers is called; what is on screen is drawn again. */
export function spellAs(i18n: I18n, locale: Locale): () => void {
  const { interpolator } = i18n.services;
  const asWritten = interpolator.interpolate;
  const drawAgain = () => i18n.emit('languageChanged', i18n.language);
  interpolator.interpolate = (sentence, ...rest) => asWritten(spelledIn(locale, sentence), ...rest);
  drawAgain();
  return () => {
    interpolator.interpolate = asWritten;
    drawAgain();
  };
}
