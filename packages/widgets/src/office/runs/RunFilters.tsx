import { vListRunLinesQuery, vListRunsQuery, vRunOutcome, vRunStatus } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { filterNames, useFilterKit } from '../../frames/filters/index.ts';
import type { ListControls } from '../../frames/lists/index.ts';

export const runFilters = filterNames(vListRunsQuery, ['kind']);
export type RunFilter = (typeof runFilters)[number];
export const lineFilters = filterNames(vListRunLinesQuery);
export type LineFilter = (typeof lineFilters)[number];

/** What the list of runs can be narrowed by, and what is on. */
export function useRunFilters(controls: ListControls<RunFilter>) {
  const { t } = useTranslation('runs');
  const { all, choice } = useFilterKit(controls);
  return all([
    choice('status', t('field.status'), vRunStatus.options, (status) => t(`status.${status}`), {
      none: t('filter.anyStatus'),
    }),
    choice('mine', t('field.started_by'), ['true'], () => t('filter.mine'), { none: t('filter.anybody') }),
  ]);
}

/** What the records of a run can be narrowed by, and what is on. */
export function useLineFilters(controls: ListControls<LineFilter>) {
  const { t } = useTranslation('runs');
  const { all, choice } = useFilterKit(controls);
  return all([
    choice('outcome', t('field.outcome'), vRunOutcome.options, (outcome) => t(`outcome.${outcome}`), {
      none: t('filter.anyOutcome'),
    }),
  ]);
}
