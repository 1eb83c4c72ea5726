import type { MovementPreview } from '@corredor/core/api';
import { compareMoney, type Money, subtractMoney } from '@corredor/core/money';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { MovementInstalments } from './MovementInstalments.tsx';

interface MovementMadeProps {
  preview: MovementPreview;
  /** Whether what it charges is one instalment. */
  isSingle: boolean;
}

/** What issuing a movement makes: what is to be paid, with its instalments, or what becomes of what the client is owed. */
export function MovementMade({ preview, isSingle }: MovementMadeProps) {
  const { t } = useTranslation('movements');
  const { money, date } = useFormats();
  const { currency, instalments, total_delta, crossed } = preview;
  const [first] = instalments;
  if (!first) return <Text>{t('willCostNothing')}</Text>;
  if (compareMoney(total_delta, '0.00') < 0) return <CreditMade amount={total_delta.replace('-', '')} {...preview} />;
  return (
    <>
      <Text>
        {t('willCharge', {
          count: isSingle ? 1 : instalments.length,
          amount: money(total_delta, currency),
          date: date(first.due_date),
        })}
      </Text>
      {compareMoney(crossed, '0.00') > 0 && <Text>{t('crossed', { amount: money(crossed, currency) })}</Text>}
      <MovementInstalments instalments={instalments} currency={currency} />
    </>
  );
}

type CreditMadeProps = Pick<MovementPreview, 'crossed' | 'currency'> & { amount: Money };
/** What becomes of a credit: what of it pays what is still owed, and what the client has in their favour then. */
function CreditMade({ amount, crossed, currency }: CreditMadeProps) {
  const { t } = useTranslation('movements');
  const { money } = useFormats();
  const rest = subtractMoney(amount, crossed);
  const way = rest === '0.00' ? 'whole' : crossed === '0.00' ? 'none' : 'part';
  return (
    <Text weight="medium">
      {t(`willCredit.${way}`, { crossed: money(crossed, currency), rest: money(rest, currency) })}
    </Text>
  );
}
