import type { RunOutcome, RunStatus, RunUndoOutcome } from '@corredor/core/api';
import { Chip, type ChipTone } from '@corredor/ui/Chip';
import type { IconType } from '@corredor/ui/Icon';
import { Ban, CircleCheck, CircleDashed, CircleSlash, CircleX, LoaderCircle, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const statuses: Record<RunStatus, { tone: ChipTone; icon: IconType }> = {
  running: { tone: 'caution', icon: LoaderCircle },
  finished: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: Ban },
};
const outcomes: Record<RunOutcome, { tone: ChipTone; icon: IconType }> = {
  waiting: { tone: 'caution', icon: CircleDashed },
  done: { tone: 'positive', icon: CircleCheck },
  skipped: { tone: 'neutral', icon: CircleSlash },
  failed: { tone: 'critical', icon: CircleX },
};

/** How a run stands, as a word, an icon and a colour. */
export function RunStatusChip({ status }: { status: RunStatus }) {
  const { t } = useTranslation('runs');
  return <Chip {...statuses[status]}>{t(`status.${status}`)}</Chip>;
}

/** How one record of a run fared. */
export function RunOutcomeChip({ outcome }: { outcome: RunOutcome }) {
  const { t } = useTranslation('runs');
  return <Chip {...outcomes[outcome]}>{t(`outcome.${outcome}`)}</Chip>;
}

/** Whether one record of a run would be taken back. */
export function RunUndoChip({ outcome }: { outcome: RunUndoOutcome }) {
  const { t } = useTranslation('runs');
  const look =
    outcome === 'stays'
      ? ({ tone: 'caution', icon: CircleSlash } as const)
      : ({ tone: 'neutral', icon: Undo2 } as const);
  return <Chip {...look}>{t(`undoOutcome.${outcome}`)}</Chip>;
}
