import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import { MenuButton } from '@corredor/ui/Menu';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Stack } from '@corredor/ui/Stack';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { useIsNarrow } from '@corredor/ui/useIsNarrow';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RulesMenu, type TaskView, TaskViews } from './TaskViews.tsx';

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

/** Narrower than this the views fill a line of their own. */
const narrow = 560;

/** What stands above one's day, the board and the month: the ways between them, and whose tasks are shown. */
export function TasksHeader({ shown, whose, onWhose, canAdd, canRule }: TasksHeaderProps) {
  const { t } = useTranslation('tasks');
  const head = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(head, narrow) === true;
  const ways = (['mine', 'all'] as const).map((id) => ({ id, label: t(`whose.${id}`) }));
  return (
    <div ref={head}>
      <Stack gap="xsmall">
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
          secondaryActions={
            <>
              {onWhose &&
                (isNarrow ? (
                  <MenuButton
                    label={t(`whose.${whose}`)}
                    items={ways.map((way) => ({ ...way, onAction: () => onWhose(way.id) }))}
                  />
                ) : (
                  <ToggleGroup label={t('whose.label')} value={whose} onChange={onWhose} items={ways} />
                ))}
              {!isNarrow && <TaskViews shown={shown} />}
              {canRule && <RulesMenu />}
            </>
          }
        />
        {isNarrow && <TaskViews shown={shown} />}
      </Stack>
    </div>
  );
}
