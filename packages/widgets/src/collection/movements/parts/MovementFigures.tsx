import type { MovementCharge, MovementStep } from '@corredor/core/api';
import { chargeName } from '@corredor/core/premium';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useStepWords } from './useMovementWords.ts';

interface MovementFiguresProps {
  net: string;
  charges: readonly MovementCharge[];
  total: string;
  explanation: readonly MovementStep[];
  currency: string;
}

/** What a movement charges or gives back, line by line, and how its net premium was found. */
export function MovementFigures({ net, charges, total, explanation, currency }: MovementFiguresProps) {
  const { t } = useTranslation('common');
  const { money, language } = useFormats();
  const wordsOf = useStepWords();
  return (
    <Stack gap="small">
      <DescriptionList
        columns={3}
        items={[
          { term: t('premium.net'), detail: money(net, currency) },
          ...charges.map((line) => ({ term: chargeName(line, language), detail: money(line.amount, currency) })),
          { term: t('premium.total'), detail: <strong>{money(total, currency)}</strong> },
        ]}
      />
      {explanation.length > 0 && (
        <section aria-label={t('premium.how')}>
          <Stack gap="xxsmall">
            <Text weight="semibold">{t('premium.how')}</Text>
            {explanation.map((step) => (
              <Text key={step.code} size="sm" tone="muted">
                {wordsOf(step, currency)}
              </Text>
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
