import type { MakeSide } from '@corredor/core/imports';
import type { MakesRead } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';

interface MakesToSayProps {
  makes: MakesRead;
  onSide: (side: MakeSide) => void;
}

/** Make and model in one cell: told with one of them, and asked once for the file where nobody knows the make. */
export function MakesToSay({ makes: { sure, open, side }, onSide }: MakesToSayProps) {
  const { t } = useTranslation('imports');
  const told = sure && t('makes.told', { text: sure.text, brand: sure.brand, model: sure.model });
  if (!open) return <Banner tone="info" title={told ?? ''} isLive />;
  return (
    <Banner tone={side ? 'info' : 'caution'} title={t('makes.title', { text: open.text })} isLive>
      <Stack gap="small">
        <Text>{t('makes.text', { count: open.rows })}</Text>
        <RadioGroup
          label={t('makes.label')}
          value={side}
          onChange={onSide}
          items={(['first', 'last'] as const).map((id) => ({
            id,
            label: t('makes.is', { brand: open[id].brand, model: open[id].model }),
          }))}
        />
        {told && <Text>{told}</Text>}
      </Stack>
    </Banner>
  );
}
