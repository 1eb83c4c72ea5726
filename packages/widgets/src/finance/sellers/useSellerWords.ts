import type { Seller } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import type { ConflictField } from '../../frames/forms/index.ts';
import { type SellerValues, toSellerValues } from './sellerValues.ts';

/** Names the fields of a seller, and writes their values for a comparison. */
export function useSellerWords() {
  const { t } = useTranslation(['sellers', 'common']);
  const labels: Record<string, string> = {
    name: t('field.name'),
    user_id: t('field.user'),
    kind: t('field.kind'),
    identification: t('field.identification'),
    email: t('field.email'),
    phone: t('field.phone'),
    is_active: t('field.is_active'),
    notes: t('field.notes'),
  };
  const compare = (mine: SellerValues, theirs: Seller): ConflictField[] => {
    const other = toSellerValues(theirs);
    return [
      { name: 'name', label: t('field.name'), mine: mine.name, theirs: other.name },
      {
        name: 'user_id',
        label: t('field.user'),
        mine: mine.user_id === null ? '' : mine.name,
        theirs: other.user_id === null ? '' : other.name,
      },
      {
        name: 'kind',
        label: t('field.kind'),
        mine: t(`value.kind.${mine.kind}`),
        theirs: t(`value.kind.${other.kind}`),
      },
      {
        name: 'identification',
        label: t('field.identification'),
        mine: mine.identification,
        theirs: other.identification,
      },
      { name: 'email', label: t('field.email'), mine: mine.email, theirs: other.email },
      { name: 'phone', label: t('field.phone'), mine: mine.phone, theirs: other.phone },
      {
        name: 'is_active',
        label: t('field.is_active'),
        mine: t(mine.is_active ? 'common:state.yes' : 'common:state.no'),
        theirs: t(other.is_active ? 'common:state.yes' : 'common:state.no'),
      },
      { name: 'notes', label: t('field.notes'), mine: mine.notes, theirs: other.notes },
    ];
  };
  return { labelOf: (name: string) => labels[name], compare };
}
