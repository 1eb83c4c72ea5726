import type { ExtraField } from '@corredor/core/api';
import { extraName } from '@corredor/core/extras';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** Names the extra fields of a branch in one line: what each is called, its kind, what it is filled in for, and whether it must be filled in or is retired. */
export function useExtraWords(): (fields: readonly ExtraField[]) => string {
  const { t } = useTranslation('branches');
  const { language } = useFormats();
  const wordsOf = (field: ExtraField) => {
    const { kind, on, is_required, is_retired, choices } = field;
    const what = kind === 'choice' ? choices.join(' / ') : t(`extra.kinds.${kind}`);
    const said = on === 'policy' ? what : t(`extra.of.${on}`, { kind: what });
    const more = is_retired
      ? t('extra.isRetired', { kind: said })
      : is_required
        ? t('extra.mustBe', { kind: said })
        : said;
    return `${extraName(field, language)} (${more})`;
  };
  return (fields) => fields.map(wordsOf).join(', ');
}
