import type { SearchKind, TaskModel } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { records } from '@corredor/core/records';
import type { IconType } from '@corredor/ui/Icon';
import {
  ArrowDown,
  ArrowUp,
  BellRing,
  CircleCheck,
  CircleDollarSign,
  FilePlus2,
  Pencil,
  RefreshCw,
  SquareCheck,
  Undo2,
} from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { useRecordShortcuts } from '../../base/shortcuts/index.ts';
import { type Recent, useNeighbours, useRemember } from '../../base/visited/index.ts';

const icons = {
  enable: CircleCheck,
  move: RefreshCw,
  pay: CircleDollarSign,
  unpay: Undo2,
  notify: BellRing,
  edit: Pencil,
  newPolicy: FilePlus2,
  addTask: SquareCheck,
  next: ArrowDown,
  previous: ArrowUp,
} satisfies Record<string, IconType>;

/** Something that the reader may do with the record in view. */
export interface RecordCommand {
  /** What it is: its key and its drawing follow from it. */
  id: keyof typeof icons;
  label: string;
  /** Where it leads, or what it does. */
  href?: string;
  run?: () => void;
}
interface RecordCommandsProps extends Recent {
  /** Only what the reader may do now; what is refused as false is left out. */
  commands: readonly (RecordCommand | false)[];
}

/** What a task can be about. */
const isTaskModel = (kind: SearchKind): kind is TaskModel => kind !== 'task';

/** Draws nothing: while it is there, the keys and the palette work on this record, which counts among those opened lately. */
export function RecordCommands({ kind, id, label, description, commands }: RecordCommandsProps) {
  const { t } = useTranslation('frames');
  const { go, search } = useNavigation();
  const remember = useRemember();
  const canAddTask = useCan('core_app.add_task');
  useEffect(() => remember({ kind, id, label, description }), [remember, kind, id, label, description]);
  const { pages } = records[kind];
  const neighbours = useNeighbours(pages.list, id);
  // Over a list, the panel steps through its rows itself.
  const isPanel = new URLSearchParams(search).has('detail');
  const steps = isPanel ? [] : (['next', 'previous'] as const).map((step) => [step, neighbours[step]] as const);
  useRecordShortcuts(label, [
    ...commands
      .filter((command) => command !== false)
      .map(({ href, run, ...command }) => ({
        ...command,
        icon: icons[command.id],
        run: () => {
          if (href) go(href);
          run?.();
        },
      })),
    ...(canAddTask && isTaskModel(kind)
      ? [
          {
            id: 'addTask',
            label: t('record.addTask'),
            icon: icons.addTask,
            run: () => go(paths.newTask({ about_model: kind, about_id: id })),
          },
        ]
      : []),
    ...steps.flatMap(([way, neighbour]) =>
      neighbour === undefined
        ? []
        : [
            {
              id: way,
              label: t(`record.${way}`),
              icon: icons[way],
              run: () => go(paths['record' in pages ? pages.record : pages.detail](neighbour), { replace: true }),
            },
          ],
    ),
  ]);
  return null;
}
