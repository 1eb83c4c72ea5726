import { paths } from '@corredor/core/paths';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../base/navigation/index.ts';

/** The address of the list: whatever an address asks for, it asks of the list. */
export const taskListHref = () => paths.tasks({ status: 'open' });

/** The way from one's own day to the list of all tasks, and back. */
export function TaskViews({ shown }: { shown: 'day' | 'list' }) {
  const { t } = useTranslation('tasks');
  const { go } = useNavigation();
  return (
    <ToggleGroup
      label={t('view.label')}
      value={shown}
      onChange={(view) => view !== shown && go(view === 'list' ? taskListHref() : paths.tasks())}
      items={[
        { id: 'day', label: t('view.day') },
        { id: 'list', label: t('view.list') },
      ]}
    />
  );
}
