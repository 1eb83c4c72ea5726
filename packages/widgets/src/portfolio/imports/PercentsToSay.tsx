import type { PercentScale, PercentsRead } from '@corredor/core/imports';
import { Banner } from '@corredor/ui/Banner';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';

interface PercentsToSayProps {
  percents: PercentsRead;
  labelOf: (field: string) => string;
  onScale: (scale: PercentScale) => void;
}

/** Percents of a column that could be fractions of one: asked once for the column, with one of them. */
export function PercentsToSay({ percents, labelOf, onScale }: PercentsToSayProps) {
  const { t, i18n } = useTranslation('imports');
  const { field, text, rows, beside, scale } = percents;
  const instead = percents.fraction.replace('%', '').replace('.', i18n.language.startsWith('en') ? '.' : ',');
  return (
    <Banner tone={scale ? 'info' : 'caution'} title={t('percents.title', { text, instead })} isLive>
      <Stack gap="small">
        <Text>
          {t('percents.text', { field: labelOf(field), count: rows })}
          {beside !== null && ` ${t('percents.beside', { beside })}`}
        </Text>
        <RadioGroup
          label={t('percents.label', { field: labelOf(field) })}
          value={scale}
          onChange={onScale}
          items={(['percent', 'fraction'] as const).map((id) => ({
            id,
            label: t(`percents.${id}`, { text, instead }),
          }))}
        />
      </Stack>
    </Banner>
  );
}
