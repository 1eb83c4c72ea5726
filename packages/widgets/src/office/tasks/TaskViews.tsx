import { paths } from '@corredor/core/paths';
import { MenuButton } from '@corredor/ui/Menu';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../base/navigation/index.ts';

/** The address of the list: whatever an address asks for, it asks of the list. */
export const taskListHref = () => paths.tasks({ status: 'open' });

const views = ['day', 'board', 'month', 'list'] as const;
export type TaskView = (typeof views)[number];
const hrefs: Record<TaskView, () => string> = {
  day: () => paths.tasks(),
  board: () => paths.tasks({ view: 'board' }),
  month: () => paths.tasks({ view: 'month' }),
  list: taskListHref,
};

/** The ways between the views of tasks, and to the rules by which they come. */
export function TaskWays({ shown, canRule }: { shown: TaskView; canRule: boolean }) {
  return (
    <>
      <TaskViews shown={shown} />
      {canRule && <RulesMenu />}
    </>
  );
}

/** Leads to the rules by which tasks come, which are looked at seldom. */
export function RulesMenu() {
  const { t } = useTranslation('tasks');
  return (
    <MenuButton
      isIconOnly
      label={t('about')}
      items={[{ id: 'rules', label: t('rules'), icon: Workflow, href: paths.taskRules() }]}
    />
  );
}

/** The ways between one's own day, the days as a board, the month and the list of all tasks. */
export function TaskViews({ shown }: { shown: TaskView }) {
  const { t } = useTranslation('tasks');
  const { go } = useNavigation();
  return (
    <ToggleGroup
      label={t('view.label')}
      value={shown}
      onChange={(view) => view !== shown && go(hrefs[view]())}
      items={views.map((id) => ({ id, label: t(`view.${id}`) }))}
    />
  );
}
