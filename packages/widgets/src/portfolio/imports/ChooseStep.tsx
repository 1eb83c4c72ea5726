import type { ExtraImportField, ImportKind } from '@corredor/core/imports';
import { Button } from '@corredor/ui/Button';
import { FileDrop } from '@corredor/ui/FileDrop';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sampleOf } from './samples.ts';
import { saveTemplate } from './sheets.ts';
import { useImportWords } from './useImportWords.ts';

interface ChooseStepProps {
  kind: ImportKind;
  /** Columns that the branches add. */
  extras: readonly ExtraImportField[];
  isReading: boolean;
  /** Why the last file could not be read. */
  problem?: string | undefined;
  onFile: (file: File) => void;
}
const accepted = [
  '.xlsx',
  '.csv',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** Takes a file, and gives the template of one. */
export function ChooseStep({ kind, extras, isReading, problem, onFile }: ChooseStepProps) {
  const { t, i18n } = useTranslation('imports');
  const { fields } = useImportWords(kind, extras);
  // A column of the file is called as the field, without whose it is.
  const headings = new Map(extras.map(({ name, headings: [heading = name] }) => [name, heading]));
  const templateFields = fields.map((field) => ({ ...field, label: headings.get(field.name) ?? field.label }));
  return (
    <Stack>
      <Text>{t(`choose.text.${kind}`)}</Text>
      <FileDrop
        label={isReading ? t('choose.reading') : t('choose.label')}
        description={t('choose.kinds')}
        accept={accepted}
        isMultiple={false}
        isDisabled={isReading}
        onFiles={([file]) => file && onFile(file)}
        errorMessage={problem}
      />
      <Inline>
        <Button
          icon={Download}
          size="small"
          onPress={() =>
            void saveTemplate(templateFields, sampleOf(kind, i18n.language), t(`choose.templateName.${kind}`))
          }
        >
          {t('choose.template')}
        </Button>
        <Text tone="muted">{t('choose.templateHelp')}</Text>
      </Inline>
    </Stack>
  );
}
