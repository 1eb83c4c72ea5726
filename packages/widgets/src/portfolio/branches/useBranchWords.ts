import type { Branch, BranchGroup } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import type { ConflictField } from '../../frames/forms/index.ts';
import { type BranchValues, toBranchInput, toBranchValues } from './branchValues.ts';
import { useFlagWords } from './useBranchColumns.tsx';
import { useExtraWords } from './useExtraWords.ts';

/** Names the fields of a branch, and writes their values for a comparison. */
export function useBranchWords() {
  const { t } = useTranslation(['branches', 'common']);
  const flagWords = useFlagWords();
  const extraWords = useExtraWords();
  /** A part of an extra field, as in `extra_fields.0.name`. */
  const extraLabelOf = (name: string) => {
    const [list, index, part] = name.split('.');
    if (list !== 'extra_fields') return undefined;
    if (index === undefined) return t('extra.title');
    const number = Number(index) + 1;
    return part === 'kind' || part === 'on' || part === 'choices' || part === 'name_es' || part === 'name_en'
      ? t('extra.part', { number, part: t(`extra.${part}`) })
      : t('extra.one', { number });
  };
  const labelOf = (name: string) =>
    name === 'name' || name === 'group' || name === 'code' ? t(`form.${name}`) : extraLabelOf(name);
  const groupOf = (group: BranchGroup | undefined) => (group ? t(`common:branchGroup.${group}`) : '');
  const yesOrNo = (value: boolean) => t(value ? 'common:state.yes' : 'common:state.no');
  const compare = (mine: BranchValues, theirs: Branch): ConflictField[] => {
    const own = toBranchInput(mine);
    const other = toBranchInput(toBranchValues(theirs));
    return [
      { name: 'name', label: t('form.name'), mine: own.name, theirs: other.name },
      { name: 'group', label: t('form.group'), mine: groupOf(own.group), theirs: groupOf(other.group) },
      { name: 'code', label: t('form.code'), mine: own.code ?? '', theirs: other.code ?? '' },
      {
        name: 'description',
        label: t('form.description'),
        mine: own.description ?? '',
        theirs: other.description ?? '',
      },
      {
        name: 'extra_fields',
        label: t('extra.title'),
        mine: extraWords(own.extra_fields),
        theirs: extraWords(other.extra_fields),
      },
      { name: 'flags', label: t('form.flags'), mine: flagWords(own.flags), theirs: flagWords(other.flags) },
      {
        name: 'premium_tax',
        label: t('form.premiumTax'),
        mine: t(`tax.${own.premium_tax}`),
        theirs: t(`tax.${other.premium_tax}`),
      },
      { name: 'renews', label: t('form.renews'), mine: yesOrNo(own.renews), theirs: yesOrNo(other.renews) },
    ];
  };
  return { labelOf, compare };
}
