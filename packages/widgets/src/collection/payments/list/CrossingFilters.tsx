import { vCrossingState, vListCrossingsQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { filterNames, useDayRange, useFilterKit } from '../../../frames/filters/index.ts';
import type { ListControls } from '../../../frames/lists/index.ts';
import { CustomerPicker, useCustomerName } from '../../../frames/pickers/index.ts';
import { PolicyPicker } from '../../../frames/policyPicker/index.ts';
import { usePolicyNumber } from './PaymentFilters.tsx';

export const crossingFilters = filterNames(vListCrossingsQuery);

/** What the list of crossings can be narrowed by, and what is on. */
export function useCrossingFilters(controls: ListControls<(typeof crossingFilters)[number]>) {
  const { t } = useTranslation('payments');
  const { all, choice, idOf, picker } = useFilterKit(controls);
  const range = useDayRange(controls);
  return all(
    [
      range('crossed', t('crossings.field.crossed_on'), ['crossed_from', 'crossed_to']),
      choice('state', t('crossings.field.state'), vCrossingState.options, (state) => t(`crossings.state.${state}`)),
      picker('customer', t('crossings.field.customer'), CustomerPicker, useCustomerName(idOf('customer')), {
        unnamed: 'sign',
      }),
      picker('policy', t('field.policy'), PolicyPicker, usePolicyNumber(idOf('policy')), { unnamed: 'sign' }),
    ],
    ['crossed_from'],
  );
}
