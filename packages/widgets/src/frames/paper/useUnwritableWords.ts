import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';

/** So many are named. */
const most = 3;
/** Of a long text its beginning says which one it is. */
const longest = 60;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

/** Says which names a PDF cannot write; nothing where it writes all. */
export function useUnwritableWords(): (names: readonly string[]) => string | undefined {
  const { t } = useTranslation('paper');
  const { locale } = useLanguage();
  return (names) => {
    if (names.length === 0) return undefined;
    const quoted = names.slice(0, most).map((name) => t('unwritable.name', { name: cut(name) }));
    const more = names.length - quoted.length;
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const named = list.format(more > 0 ? [...quoted, t('unwritable.more', { count: more })] : quoted);
    return t('unwritable.text', { count: names.length, names: named });
  };
}
