import type { DecimalSign } from '@corredor/core/money';
import type { ImportWizardView } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';

interface AmountsToSayProps {
  amounts: NonNullable<ImportWizardView['amounts']>;
  labelOf: (field: string) => string;
  onDecimal: (decimal: DecimalSign) => void;
}

/** Amounts that could be others: asked once for the file, with one of them, or told where the column tells. */
export function AmountsToSay({ amounts: { open, told, isSaid }, labelOf, onDecimal }: AmountsToSayProps) {
  const { t, i18n } = useTranslation('imports');
  const shown = (amount: string) => {
    const value = Number(amount);
    return Number.isNaN(value)
      ? amount
      : value.toLocaleString(i18n.language, {
          minimumFractionDigits: 2,
          maximumFractionDigits: 4,
          useGrouping: 'always',
        });
  };
  const lines = told.map(({ field, text, amount, by }) => (
    <Text key={field}>{t('amounts.told', { field: labelOf(field), text, amount: shown(amount), by })}</Text>
  ));
  if (!open)
    return (
      <Banner tone="info" title={t('amounts.toldTitle')} isLive>
        <Stack gap="xsmall">{lines}</Stack>
      </Banner>
    );
  const { text, decimal } = open;
  const amountBy = (sign: DecimalSign) => shown(sign === decimal ? open.amount : open.other);
  return (
    <Banner
      tone={isSaid ? 'info' : 'caution'}
      title={t('amounts.title', { text, one: amountBy(','), other: amountBy('.') })}
      isLive
    >
      <Stack gap="small">
        <Text>{t('amounts.text', { field: labelOf(open.field), count: open.rows })}</Text>
        <RadioGroup
          label={t('amounts.label')}
          value={isSaid ? decimal : null}
          onChange={onDecimal}
          items={([',', '.'] as const).map((id) => ({ id, label: t('amounts.is', { text, amount: amountBy(id) }) }))}
        />
        {lines}
      </Stack>
    </Banner>
  );
}
