import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import { PageHeader } from '@corredor/ui/PageHeader';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type TaskView, TaskWays } from './TaskViews.tsx';

export type Whose = 'mine' | 'all';
interface TasksHeaderProps {
  shown: TaskView;
  whose: Whose;
  /** Absent where the reader sees the own ones only. */
  onWhose?: (whose: Whose) => void;
  canAdd: boolean;
  /** Offers the way to the rules by which tasks come. */
  canRule: boolean;
}

/** What stands above one's day, the board and the month: the ways between them, and whose tasks are shown. */
export function TasksHeader({ shown, whose, onWhose, canAdd, canRule }: TasksHeaderProps) {
  const { t } = useTranslation('tasks');
  return (
    <>
      <PageHeader
        title={t('title')}
        context={t('context')}
        primaryAction={
          canAdd && (
            <LinkButton tone="accent" icon={Plus} href={paths.newTask()}>
              {t('new')}
            </LinkButton>
          )
        }
        secondaryActions={<TaskWays shown={shown} canRule={canRule} />}
      />
      {onWhose && (
        <ToggleGroup
          label={t('whose.label')}
          value={whose}
          onChange={onWhose}
          items={[
            { id: 'mine', label: t('whose.mine') },
            { id: 'all', label: t('whose.all') },
          ]}
        />
      )}
    </>
  );
}
