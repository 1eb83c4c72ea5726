import type { Instalment } from '@corredor/core/instalments';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

interface InstalmentsPlanProps {
  plan: readonly Instalment[];
  currency: string;
  /** The interval does not divide the term. */
  isLastPeriodShorter: boolean;
  isDefaultExpanded?: boolean;
}

/** The instalments that a policy would get: one sentence, and each of them on demand. */
export function InstalmentsPlan({ plan, currency, isLastPeriodShorter, isDefaultExpanded }: InstalmentsPlanProps) {
  const { t } = useTranslation(['policies', 'common']);
  const { money, date } = useFormats();
  const first = plan[0];
  const last = plan.at(-1);
  if (!first || !last) return null;
  const amount = money(first.amount, currency);
  const rest = last.amount === first.amount ? '' : t('plan.last', { amount: money(last.amount, currency) });
  return (
    <Stack gap="xsmall">
      <Text>
        {t('plan.summary', { count: plan.length, amount })}
        {rest} {t('plan.first', { date: date(first.due_date) })}
      </Text>
      {isLastPeriodShorter && <Text tone="muted">{t('common:frequencyNote.uneven')}</Text>}
      <Disclosure title={t('plan.each')} isDefaultExpanded={isDefaultExpanded}>
        <Stack as="ul" gap="xsmall">
          {plan.map(({ number, due_date, amount: part }) => (
            <li key={number}>
              <Spread gap="small" isWrapping={false}>
                <Text as="span" size="sm" isNumeric>
                  {t('plan.row', { number, count: plan.length, date: date(due_date) })}
                </Text>
                <Text as="span" tone="strong" isNumeric>
                  {money(part, currency)}
                </Text>
              </Spread>
            </li>
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
