import type { Policy } from '@corredor/core/api';
import { compareMoney, type Money } from '@corredor/core/money';
import { Chip } from '@corredor/ui/Chip';
import { Inline } from '@corredor/ui/Inline';
import { Text } from '@corredor/ui/Text';
import { Scale, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { sizeOf } from '../parts/index.ts';

interface PremiumBalanceProps {
  policy: Pick<Policy, 'total_grant' | 'premium_balance' | 'currency'>;
}

/** Whether a policy is balanced, and the sum that says so where it has more than two amounts; draws nothing of a draft. */
export function PremiumBalance({ policy }: PremiumBalanceProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const { total_grant: issued, premium_balance: balance, currency } = policy;
  if (!balance) return null;
  const is = (amount: Money) => compareMoney(amount, '0.00');
  const sized = (amount: Money) => ({ amount: money(sizeOf(amount), currency) });
  const { movements, given_up: givenUp, instalments, credits, difference } = balance;
  const asked = [
    t('balance.issued', sized(issued)),
    is(movements) !== 0 && `${is(movements) < 0 ? '−' : '+'} ${t('balance.movements', sized(movements))}`,
    is(givenUp) !== 0 && `${is(givenUp) < 0 ? '+' : '−'} ${t('balance.givenUp', sized(givenUp))}`,
  ];
  const stands = [
    t('balance.instalments', sized(instalments)),
    is(credits) !== 0 && `− ${t('balance.credits', sized(credits))}`,
  ];
  const isEven = is(difference) === 0;
  // One amount twice says no more than the word.
  const isPlain = isEven && [movements, givenUp, credits].every((amount) => is(amount) === 0);
  return (
    <Inline gap="small">
      {isEven ? (
        <Chip tone="positive" icon={Scale}>
          {t('balance.even')}
        </Chip>
      ) : (
        <Chip tone="critical" icon={TriangleAlert}>
          {t('balance.off', { amount: money(difference, currency) })}
        </Chip>
      )}
      {!isPlain && (
        <Text tone="muted">
          {asked.filter(Boolean).join(' ')} {isEven ? '=' : '·'} {stands.filter(Boolean).join(' ')}
        </Text>
      )}
    </Inline>
  );
}
