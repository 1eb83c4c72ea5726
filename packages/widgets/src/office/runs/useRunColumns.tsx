import type { Run } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { useColumnKit } from '../../frames/lists/index.ts';
import { RunStatusChip } from './runStatus.tsx';

/** The columns of the list of runs. */
export function useRunColumns(): GridColumn<Run>[] {
  const { t } = useTranslation('runs');
  const { dateTime } = useFormats();
  const kit = useColumnKit<Run>();
  return useMemo(() => {
    const count = (name: 'total' | 'done' | 'skipped' | 'failed' | 'waiting', priority?: number) =>
      kit.text(name, t(`field.${name}`), (run) => String(run[name]), {
        meaning: 'count',
        align: 'end',
        priority,
        card: 'line',
      });
    return [
      kit.record(
        t('field.title'),
        ({ title }) => title,
        ({ id }) => paths.run(id),
        { id: 'title', minWidth: 220, sortKey: undefined },
      ),
      kit.text('status', t('field.status'), ({ status }) => t(`status.${status}`), {
        filter: ({ status }) => ({ name: 'status', value: status }),
        meaning: 'state',
        width: 150,
        cell: ({ status }) => <RunStatusChip status={status} />,
        card: 'status',
      }),
      count('total', 3),
      count('done'),
      count('failed'),
      count('skipped', 4),
      count('waiting', 6),
      kit.text('created_at', t('field.created_at'), ({ created_at }) => dateTime(created_at), {
        meaning: 'moment',
        card: 'line',
      }),
      kit.text('started_by', t('field.started_by'), ({ started_by }) => started_by?.name, {
        meaning: 'name',
        priority: 5,
        card: 'line',
      }),
    ];
  }, [t, kit, dateTime]);
}
