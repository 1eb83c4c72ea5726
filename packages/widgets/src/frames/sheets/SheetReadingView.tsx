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
  /** Why the file could not be read as somebody chose. */
  problem?: string | undefined;
  onChoose: (choices: SheetChoices) => void;
}

/** How a file is read: one quiet line, and where something is doubtful or wrong what that is, with an example and the choices. */
export function SheetReadingView({ reading, problem, onChoose }: SheetReadingViewProps) {
  const { t } = useTranslation('sheets');
  const { place, doubts, faults, hints } = useReadingWords(reading);
  const isDoubtful = doubts.length > 0;
  const [isOpen, setOpen] = useState(isDoubtful);
  const told = [...doubts, ...faults, ...hints];
  const line = (
    <Spread align="baseline" gap="small">
      <Text size="sm" tone="muted">
        {place}
      </Text>
      <Button tone="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {t(isOpen ? 'reading.hide' : 'reading.change')}
      </Button>
    </Spread>
  );
  const form = isOpen && <SheetChoicesForm reading={reading} onChoose={onChoose} />;
  const wrong = problem !== undefined && <Banner tone="critical" title={problem} isLive />;
  if (told.length === 0)
    return (
      <Stack gap="small">
        {wrong}
        {line}
        {form}
      </Stack>
    );
  return (
    <Card title={t('reading.title')} level={3}>
      <Stack gap="small">
        {wrong}
        {(isDoubtful || faults.length > 0) && (
          <Banner tone="caution" isLive>
            <Stack gap="xsmall">
              {[...doubts, ...faults].map((text) => (
                <Text key={text} keepsLines>
                  {text}
                </Text>
              ))}
            </Stack>
          </Banner>
        )}
        {hints.map((text) => (
          <Text key={text} keepsLines>
            {text}
          </Text>
        ))}
        {line}
        {form}
      </Stack>
    </Card>
  );
}
