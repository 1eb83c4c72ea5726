import type { ImportWizardView } from '@corredor/machines/import-wizard';
import { ProgressBar } from '@corredor/ui/ProgressBar';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** How far the work is. */
export function WorkStep({ view: { step, progress, isCancelling } }: { view: ImportWizardView }) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const word = step === 'checking' || step === 'undoing' ? step : 'importing';
  return (
    <Stack>
      <ProgressBar
        label={t(`work.${word}`)}
        value={progress.done}
        maxValue={Math.max(1, progress.total)}
        valueText={t('work.of', { done: number(progress.done), total: number(progress.total) })}
      />
      <Text tone="muted">{t(isCancelling ? 'work.cancelling' : `work.${word}Help`)}</Text>
    </Stack>
  );
}
