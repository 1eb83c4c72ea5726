import type { Task, TaskBand } from '@corredor/core/api';
import { Chip } from '@corredor/ui/Chip';
import type { IconType } from '@corredor/ui/Icon';
import type { StepTone } from '@corredor/ui/Stepper';
import { Ban, CalendarDays, CircleCheck, CircleDashed, Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const bands: Record<TaskBand, { tone: StepTone; icon: IconType }> = {
  overdue: { tone: 'critical', icon: TriangleAlert },
  today: { tone: 'caution', icon: Clock },
  week: { tone: 'neutral', icon: CalendarDays },
  later: { tone: 'neutral', icon: CircleDashed },
};
/** How a task stands: for when it is while it is open, else what became of it. */
export function TaskStatusChip({ status, band }: Pick<Task, 'status' | 'band'>) {
  const { t } = useTranslation('tasks');
  if (band)
    return (
      <Chip tone={bands[band].tone} icon={bands[band].icon}>
        {t(`standing.${band}`)}
      </Chip>
    );
  return (
    <Chip tone={status === 'done' ? 'positive' : 'neutral'} icon={status === 'done' ? CircleCheck : Ban}>
      {t(`status.${status}`)}
    </Chip>
  );
}
