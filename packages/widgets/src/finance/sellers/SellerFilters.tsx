import type { SellerKind } from '@corredor/core/api';
import { vListSellersQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { filterNames, useFilterKit } from '../../frames/filters/index.ts';
import type { ListControls } from '../../frames/lists/index.ts';

export const sellerFilters = filterNames(vListSellersQuery);
export type SellerFilter = (typeof sellerFilters)[number];
/** The words of the field, in the order in which they are shown. */
export const kindWords: readonly SellerKind[] = ['employee', 'agent', 'agency'];

/** What the list of sellers can be narrowed by, and what is on. */
export function useSellerFilters(controls: ListControls<SellerFilter>) {
  const { t } = useTranslation('sellers');
  const { all, choice, yesNo } = useFilterKit(controls);
  return all([
    choice('kind', t('field.kind'), kindWords, (one) => t(`value.kind.${one}`)),
    yesNo('has_user', t('field.user')),
    yesNo('is_active', t('field.is_active')),
  ]);
}
