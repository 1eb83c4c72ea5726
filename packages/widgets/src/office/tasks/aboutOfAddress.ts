import type { TaskAbout } from '@corredor/core/api';
import { isPlainDate } from '@corredor/core/dates';
import { useFormats } from '../../base/app/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { useRecent } from '../../base/visited/index.ts';
import { modelWords } from './TaskFilters.tsx';

/** The record that the address names for a new task, called as it was when it was opened last. */
export function useAboutOfAddress(): TaskAbout | null {
  const address = new URLSearchParams(useNavigation().search);
  const recent = useRecent();
  const model = modelWords.find((one) => one === address.get('about_model'));
  const id = Number(address.get('about_id'));
  if (!model || !Number.isSafeInteger(id) || id < 1) return null;
  return { model, id, label: recent.find((one) => one.kind === model && one.id === id)?.label ?? '' };
}

/** The day that the address names for a new task; null where it names none, or one that is over. */
export function useDueOfAddress(): string | null {
  const { today } = useFormats();
  const day = new URLSearchParams(useNavigation().search).get('due_on');
  return day !== null && isPlainDate(day) && day >= today() ? day : null;
}
