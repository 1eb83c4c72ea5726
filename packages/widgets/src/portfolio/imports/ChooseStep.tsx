import type { ImportKind } from '@corredor/core/imports';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { SheetFile, saveTemplate } from '../../frames/sheets/index.ts';
import { sampleOf } from './samples.ts';
import { useImportWords } from './useImportWords.ts';

interface ChooseStepProps {
  kind: ImportKind;
  isReading: boolean;
  /** Why the last file could not be read. */
  problem?: string | undefined;
  onFile: (file: File) => void;
}
/** Takes a file, and gives the template of one. */
export function ChooseStep({ kind, isReading, problem, onFile }: ChooseStepProps) {
  const { t, i18n } = useTranslation('imports');
  const { fields } = useImportWords(kind);
  return (
    <Stack>
      <Text>{t(`choose.text.${kind}`)}</Text>
      <SheetFile
        description={t('choose.kinds')}
        isReading={isReading}
        problem={problem}
        onFile={onFile}
        onTemplate={() => void saveTemplate(fields, sampleOf(kind, i18n.language), t(`choose.templateName.${kind}`))}
      />
    </Stack>
  );
}
