import type { DateOrder } from '@corredor/core/imports';
import type { DatesRead } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

interface DatesToSayProps {
  dates: DatesRead;
  labelOf: (field: string) => string;
  onOrder: (order: DateOrder) => void;
}

/** How days were read that could be others; where nothing in the file tells, the other order can be chosen. */
export function DatesToSay({ dates: { open, told }, labelOf, onOrder }: DatesToSayProps) {
  const { t } = useTranslation('imports');
  const { date: written } = useFormats();
  const read = ({ text, date }: { text: string; date: string }) => ({ text, date: written(date) });
  const lines = told.map((one) => (
    <Text key={one.field}>{t('dates.told', { ...read(one), field: labelOf(one.field), by: one.by })}</Text>
  ));
  if (!open)
    return (
      <Banner tone="info" title={t('dates.toldTitle')} isLive>
        <Stack gap="xsmall">{lines}</Stack>
      </Banner>
    );
  return (
    <Banner tone="caution" title={t('dates.title', read(open))} isLive>
      <Stack gap="small">
        <Text>{t('dates.text', { count: open.rows })}</Text>
        <ToggleGroup
          label={t('dates.label')}
          value={open.order}
          onChange={onOrder}
          items={(['day_first', 'month_first'] as const).map((id) => ({ id, label: t(`dates.${id}`) }))}
        />
        {lines}
      </Stack>
    </Banner>
  );
}
