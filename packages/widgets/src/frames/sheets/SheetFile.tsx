import { Button } from '@corredor/ui/Button';
import { FileDrop } from '@corredor/ui/FileDrop';
import { Inline } from '@corredor/ui/Inline';
import { ProgressBar } from '@corredor/ui/ProgressBar';
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
  /** Which share of the file is read, from 0 to 1; none for a file that is read at once. */
  progress?: number;
  /** Why the last file could not be read. */
  problem?: string;
  onFile: (file: File) => void;
  /** Saves the template of one. */
  onTemplate: () => void;
}

/** Takes a spreadsheet, and gives the template of one. */
export function SheetFile({ description, isReading, progress, problem, onFile, onTemplate }: SheetFileProps) {
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
      {isReading && progress !== undefined && <SheetProgress progress={progress} />}
      <Inline>
        <Button icon={Download} size="small" onPress={onTemplate}>
          {t('file.template')}
        </Button>
        <Text tone="muted">{t('file.templateHelp')}</Text>
      </Inline>
    </>
  );
}

/** How far the reading of a spreadsheet is, from 0 to 1. */
export function SheetProgress({ progress }: { progress: number }) {
  const { t } = useTranslation('sheets');
  return <ProgressBar label={t('file.reading')} value={progress} maxValue={1} />;
}
