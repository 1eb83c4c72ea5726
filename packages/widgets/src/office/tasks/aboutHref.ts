import type { TaskAbout } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { records } from '@corredor/core/records';

/** The page of the record that a task is about; absent for whoever may not view it, who is not told its name either. */
export function aboutHref({ model, id, label }: TaskAbout) {
  if (label === '') return undefined;
  const { pages } = records[model];
  return paths['record' in pages ? pages.record : pages.detail](id);
}
