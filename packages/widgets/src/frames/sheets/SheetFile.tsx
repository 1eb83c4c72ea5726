import { Button } from '@corredor/ui/Button';
import { FileDrop } from '@corredor/ui/FileDrop';
import { Inline } from '@corredor/ui/Inline';
import { Text } from '@corredor/ui/Text';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const accepted = [
  '.xlsx',
  '.xlsm',
  '.csv',
  '.txt',
  '.tsv',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

interface SheetFileProps {
  /** What kind of file is taken, and how large. */
  description: string;
  isReading: boolean;
  /** Why the last file could not be read. */
  problem?: string | undefined;
  onFile: (file: File) => void;
  /** Saves the template of one. */
  onTemplate: () => void;
}

/** Takes a spreadsheet, and gives the template of one. */
export function SheetFile({ description, isReading, problem, onFile, onTemplate }: SheetFileProps) {
  const { t } = useTranslation('sheets');
  return (
    <>
      <FileDrop
        label={isReading ? t('file.reading') : t('file.label')}
        description={description}
        accept={accepted}
        isMultiple={false}
        isDisabled={isReading}
        onFiles={([file]) => file && onFile(file)}
        errorMessage={problem}
      />
      <Inline>
        <Button icon={Download} size="small" onPress={onTemplate}>
          {t('file.template')}
        </Button>
        <Text tone="muted">{t('file.templateHelp')}</Text>
      </Inline>
    </>
  );
}
