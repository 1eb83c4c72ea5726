import type { TaskAbout } from '@corredor/core/api';
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
