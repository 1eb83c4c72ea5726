import type { TaskAbout } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { records } from '@corredor/core/records';

/** The page of the record that a task is about; absent for whoever may not view it, who is not told its name either. */
export const aboutHref = ({ model, id, label }: TaskAbout) =>
  label === '' ? undefined : paths[records[model].pages.record](id);
