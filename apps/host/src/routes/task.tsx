import { TaskScreen } from '@corredor/widgets/screens/TaskScreen';
import { recordPage } from '../parts/recordPage.tsx';

/** Makes a task, or shows the one that the address names, perhaps with its form open. */
export const Component = recordPage(TaskScreen);
