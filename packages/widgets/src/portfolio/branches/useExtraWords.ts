import type { ExtraField } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';

/** Names the extra fields of a branch in one line: what each is called, its kind, and whether it must be filled in. */
export function useExtraWords(): (fields: readonly ExtraField[]) => string {
  const { t } = useTranslation('branches');
  const wordsOf = ({ name, kind, is_required, choices }: ExtraField) => {
    const said = kind === 'choice' ? choices.join(' / ') : t(`extra.kinds.${kind}`);
    return `${name} (${is_required ? t('extra.mustBe', { kind: said }) : said})`;
  };
  return (fields) => fields.map(wordsOf).join(', ');
}
