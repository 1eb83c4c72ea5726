import type { EntrySide } from '@corredor/core/imports';
import type { SidesRead } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';

interface SidesToSayProps {
  sides: SidesRead;
  onCharge: (charge: EntrySide) => void;
}

/** Amounts of a ledger: what its sides mean is asked once for the file where some stand on the side of credit; else it is told. */
export function SidesToSay({ sides: { debit, credit, charge }, onCharge }: SidesToSayProps) {
  const { t } = useTranslation('imports');
  if (!credit)
    return <Banner tone="info" title={t('sides.told', { text: debit?.text, count: debit?.rows ?? 0 })} isLive />;
  return (
    <Banner tone={charge ? 'info' : 'caution'} title={t('sides.title', { text: credit.text })} isLive>
      <Stack gap="small">
        <Text>
          {t('sides.text', { count: credit.rows })}
          {debit && ` ${t('sides.beside', { text: debit.text, count: debit.rows })}`}
        </Text>
        <RadioGroup
          label={t('sides.label')}
          value={charge}
          onChange={onCharge}
          items={(['debit', 'credit'] as const).map((id) => ({ id, label: t(`sides.${id}`, { text: credit.text }) }))}
        />
      </Stack>
    </Banner>
  );
}
