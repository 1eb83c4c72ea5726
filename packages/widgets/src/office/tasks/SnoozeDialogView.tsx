import { addDays, type PlainDate } from '@corredor/core/dates';
import { Button } from '@corredor/ui/Button';
import { DateField } from '@corredor/ui/DateField';
import { Inline } from '@corredor/ui/Inline';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { AskDialog } from '../../frames/leaving/index.ts';

interface SnoozeDialogViewProps {
  /** The task, or how many. */
  description: string;
  start: PlainDate;
  isPending?: boolean;
  failure?: string | undefined;
  onSnooze: (until: PlainDate) => void;
  onClose: () => void;
}

/** Asks to which day a task is put off: tomorrow, in a week, or another. */
export function SnoozeDialogView({
  description,
  start,
  isPending = false,
  failure,
  onSnooze,
  onClose,
}: SnoozeDialogViewProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const { today } = useFormats();
  const [until, setUntil] = useState<PlainDate | null>(start);
  const [hasTried, setTried] = useState(false);
  const problem = () => {
    if (until === null) return t('common:validation.required');
    return until <= today() ? t('snooze.afterToday') : undefined;
  };
  return (
    <AskDialog
      size="small"
      title={t('snooze.title')}
      description={description}
      verb={t('move.snooze')}
      isDirty={until !== start}
      isBusy={isPending}
      failure={failure}
      onSubmit={() => {
        setTried(true);
        if (until !== null && until > today()) onSnooze(until);
      }}
      onClose={onClose}
    >
      <Inline gap="xsmall">
        <Button size="small" onPress={() => setUntil(addDays(today(), 1))}>
          {t('snooze.tomorrow')}
        </Button>
        <Button size="small" onPress={() => setUntil(addDays(today(), 7))}>
          {t('snooze.week')}
        </Button>
      </Inline>
      <DateField
        label={t('snooze.until')}
        isRequired
        minValue={addDays(today(), 1)}
        value={until}
        onChange={setUntil}
        errorMessage={hasTried ? problem() : undefined}
      />
    </AskDialog>
  );
}
