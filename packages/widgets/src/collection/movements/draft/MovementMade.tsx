import type { MovementPreview } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { MovementInstalments } from './MovementInstalments.tsx';

interface MovementMadeProps {
  preview: MovementPreview;
  /** Whether what it charges is one instalment. */
  isSingle: boolean;
}

/** What issuing a movement makes: what is to be paid or given back, what of it is crossed at once, and the instalments. */
export function MovementMade({ preview, isSingle }: MovementMadeProps) {
  const { t } = useTranslation('movements');
  const { money, date } = useFormats();
  const { currency, instalments, total_delta, crossed } = preview;
  const [first] = instalments;
  const isCharged = compareMoney(total_delta, '0.00') > 0;
  return (
    <>
      <Text>
        {first
          ? t(isCharged ? 'willCharge' : 'willCredit', {
              count: isCharged && isSingle ? 1 : instalments.length,
              amount: money(total_delta.replace('-', ''), currency),
              date: date(first.due_date),
            })
          : t('willCostNothing')}
      </Text>
      {compareMoney(crossed, '0.00') > 0 && (
        <Text>{t(`crossed.${isCharged ? 'charge' : 'credit'}`, { amount: money(crossed, currency) })}</Text>
      )}
      {instalments.length > 0 && <MovementInstalments instalments={instalments} currency={currency} />}
    </>
  );
}
