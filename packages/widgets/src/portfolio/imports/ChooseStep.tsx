import type { ExtraImportField, ImportKind } from '@corredor/core/imports';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';
import { SheetFile, saveTemplate } from '../../frames/sheets/index.ts';
import { sampleOf } from './samples.ts';
import { useImportWords } from './useImportWords.ts';

interface ChooseStepProps {
  kind: ImportKind;
  /** Columns that the branches add. */
  extras: readonly ExtraImportField[];
  isReading: boolean;
  /** Which share of the file is read, from 0 to 1. */
  progress?: number;
  /** Why the last file could not be read. */
  problem?: string;
  onFile: (file: File) => void;
}
/** Takes a file, and gives the template of one. */
export function ChooseStep({ kind, extras, isReading, progress, problem, onFile }: ChooseStepProps) {
  const { t } = useTranslation('imports');
  const { locale } = useLanguage();
  const { fields } = useImportWords(kind, extras);
  // A column of the file is called as the field, without whose it is.
  const headings = new Map(extras.map(({ name, headings: [heading = name] }) => [name, heading]));
  const templateFields = fields
    .filter(({ partOf, holds, isForeign }) => partOf === undefined && holds === undefined && !isForeign)
    .map((field) => ({ ...field, label: headings.get(field.name) ?? field.label }));
  return (
    <Stack>
      <Text>{t(`choose.text.${kind}`)}</Text>
      <SheetFile
        description={t('choose.kinds')}
        isReading={isReading}
        progress={progress}
        problem={problem}
        onFile={onFile}
        onTemplate={() => void saveTemplate(templateFields, sampleOf(kind, locale), t(`choose.templateName.${kind}`))}
      />
    </Stack>
  );
}
