import { addDays, type PlainDate } from '@corredor/core/dates';
import { Button } from '@corredor/ui/Button';
import { DateField } from '@corredor/ui/DateField';
import { Inline } from '@corredor/ui/Inline';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { AskDialog, useDialogForm } from '../../frames/asking/index.ts';

interface SnoozeDialogViewProps {
  /** The task, or how many. */
  description: string;
  start: PlainDate;
  /** Names the one that is put off, as `useDialogForm` takes it; absent of chosen ones. */
  place?: string | null;
  isPending?: boolean;
  failure?: string;
  onSnooze: (until: PlainDate) => void;
  onClose: () => void;
}

/** Asks to which day a task is put off: tomorrow, in a week, or another. */
export function SnoozeDialogView({
  description,
  start,
  place = null,
  isPending = false,
  failure,
  onSnooze,
  onClose,
}: SnoozeDialogViewProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const { today } = useFormats();
  const faultOf = (until: PlainDate | null) => {
    if (until === null) return t('common:validation.required');
    return until <= today() ? t('snooze.afterToday') : undefined;
  };
  const form = useDialogForm<{ until: PlainDate | null }, PlainDate>({
    place,
    begun: { until: start },
    faults: ({ until }) => ({ until: faultOf(until) }),
    toInput: ({ until }) => until,
    isBusy: isPending,
    onSubmit: onSnooze,
  });
  return (
    <AskDialog
      size="small"
      title={t('snooze.title')}
      description={description}
      verb={t('move.snooze')}
      form={form}
      failure={failure}
      onClose={onClose}
    >
      <Inline gap="xsmall">
        <Button size="small" onPress={() => form.set({ until: addDays(today(), 1) })}>
          {t('snooze.tomorrow')}
        </Button>
        <Button size="small" onPress={() => form.set({ until: addDays(today(), 7) })}>
          {t('snooze.week')}
        </Button>
      </Inline>
      <DateField label={t('snooze.until')} isRequired minValue={addDays(today(), 1)} {...form.field('until')} />
    </AskDialog>
  );
}
