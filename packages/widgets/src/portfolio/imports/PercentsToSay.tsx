import type { PercentReading, PercentsRead } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';

interface PercentsToSayProps {
  percents: PercentsRead;
  labelOf: (field: string) => string;
  onReading: (reading: PercentReading) => void;
}

/** Percents that could be shares of one: asked once for the file, with one of them. */
export function PercentsToSay({ percents, labelOf, onReading }: PercentsToSayProps) {
  const { t, i18n } = useTranslation('imports');
  const { field, text, rows, beside, reading } = percents;
  const instead = i18n.language.startsWith('en') ? percents.instead : percents.instead.replace('.', ',');
  return (
    <Banner tone={reading ? 'info' : 'caution'} title={t('percents.title', { text, instead })} isLive>
      <Stack gap="small">
        <Text>
          {t('percents.text', { field: labelOf(field), count: rows })}
          {beside !== null && ` ${t('percents.beside', { beside })}`}
        </Text>
        <RadioGroup
          label={t('percents.label')}
          value={reading}
          onChange={onReading}
          items={(['as_written', 'as_share'] as const).map((id) => ({
            id,
            label: t(`percents.${id}`, { text, instead }),
          }))}
        />
      </Stack>
    </Banner>
  );
}
