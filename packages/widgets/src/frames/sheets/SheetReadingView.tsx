import type { SheetChoices, SheetReading } from '@corredor/core/sheets';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetChoicesForm } from './SheetChoicesForm.tsx';
import { useReadingWords } from './useReadingWords.ts';

interface SheetReadingViewProps {
  reading: SheetReading;
  headings: readonly string[];
  /** Why the file could not be read as somebody chose. */
  problem?: string;
  onChoose: (choices: SheetChoices) => void;
}

/** How a file is read: one quiet line, and where something is doubtful or wrong what that is, with an example and the choices. */
export function SheetReadingView({ reading, headings, problem, onChoose }: SheetReadingViewProps) {
  const { t } = useTranslation('sheets');
  const { place, doubts, faults, hints } = useReadingWords(reading, headings);
  const isDoubtful = doubts.length > 0;
  const [isOpen, setOpen] = useState(isDoubtful);
  const isTold = doubts.length + faults.length + hints.length > 0;
  // Its parts stay where they are while the file is read otherwise, so that nobody loses the place.
  return (
    <Card level={3} title={isTold ? t('reading.title') : undefined}>
      <Stack gap="small">
        {problem !== undefined && <Banner tone="critical" title={problem} isLive />}
        {(isDoubtful || faults.length > 0) && (
          <Banner tone="caution" isLive>
            <Lines texts={[...doubts, ...faults]} />
          </Banner>
        )}
        {hints.length > 0 && <Lines texts={hints} />}
        <Spread align="baseline" gap="small">
          <Text size="sm" tone="muted">
            {place}
          </Text>
          <Button tone="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {t(isOpen ? 'reading.hide' : 'reading.change')}
          </Button>
        </Spread>
        {isOpen && <SheetChoicesForm reading={reading} onChoose={onChoose} />}
      </Stack>
    </Card>
  );
}
const Lines = ({ texts }: { texts: readonly string[] }) => (
  <Stack gap="xsmall">
    {texts.map((text) => (
      <Text key={text} keepsLines>
        {text}
      </Text>
    ))}
  </Stack>
);
