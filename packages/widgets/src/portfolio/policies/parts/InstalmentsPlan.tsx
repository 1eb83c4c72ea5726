import type { Instalment } from '@corredor/core/instalments';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { planShape } from './planShape.ts';

export interface InstalmentsPlanProps {
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
  const shape = planShape(plan);
  const equal = shape === 'down' ? (plan[1] ?? first) : first;
  const amount = money(equal.amount, currency);
  const hasRest = shape !== 'any' && last.amount !== equal.amount;
  const rest = hasRest ? t('plan.last', { amount: money(last.amount, currency) }) : '';
  const summary = {
    equal: t('plan.summary', { count: plan.length, amount }),
    down: t('plan.down', { count: plan.length - 1, amount, down: money(first.amount, currency) }),
    any: t('agreed.number', { count: plan.length }),
  }[shape];
  return (
    <Stack gap="xsmall">
      <Text>
        {summary}
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
