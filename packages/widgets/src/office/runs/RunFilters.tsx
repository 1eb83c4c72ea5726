import type { RunOutcome, RunStatus } from '@corredor/core/api';
import { vRunOutcome, vRunStatus } from '@corredor/core/schemas';
import type { FilterField } from '@corredor/ui/FilterBar';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import type { ListControls } from '../../frames/lists/index.ts';

export const runFilters = ['status', 'mine'] as const;
export type RunFilter = (typeof runFilters)[number];
export const lineFilters = ['outcome'] as const;
export type LineFilter = (typeof lineFilters)[number];

const statuses: readonly RunStatus[] = vRunStatus.options;
const outcomes: readonly RunOutcome[] = vRunOutcome.options;

/** What the list of runs can be narrowed by, and what is on. */
export function useRunFilters({ filters, setFilter }: ListControls<RunFilter>) {
  const { t } = useTranslation('runs');
  const status = statuses.find((one) => one === filters.status) ?? null;
  const isMine = filters.mine === 'true';
  const fields: FilterField[] = [
    {
      id: 'status',
      label: t('field.status'),
      field: (
        <Select
          label={t('field.status')}
          emptyLabel={t('filter.anyStatus')}
          items={statuses.map((id) => ({ id, label: t(`status.${id}`) }))}
          value={status}
          onChange={(one) => setFilter('status', one)}
        />
      ),
    },
    {
      id: 'mine',
      label: t('field.started_by'),
      field: (
        <Select
          label={t('field.started_by')}
          emptyLabel={t('filter.anybody')}
          items={[{ id: 'true', label: t('filter.mine') }]}
          value={isMine ? 'true' : null}
          onChange={(one) => setFilter('mine', one)}
        />
      ),
    },
  ];
  const active = [
    ...(status ? [{ id: 'status' as const, label: t('field.status'), value: t(`status.${status}`) }] : []),
    ...(isMine ? [{ id: 'mine' as const, label: t('field.started_by'), value: t('filter.mine') }] : []),
  ];
  return { fields, active };
}

/** What the records of a run can be narrowed by, and what is on. */
export function useLineFilters({ filters, setFilter }: ListControls<LineFilter>) {
  const { t } = useTranslation('runs');
  const outcome = outcomes.find((one) => one === filters.outcome) ?? null;
  const fields: FilterField[] = [
    {
      id: 'outcome',
      label: t('field.outcome'),
      field: (
        <Select
          label={t('field.outcome')}
          emptyLabel={t('filter.anyOutcome')}
          items={outcomes.map((id) => ({ id, label: t(`outcome.${id}`) }))}
          value={outcome}
          onChange={(one) => setFilter('outcome', one)}
        />
      ),
    },
  ];
  const active = outcome ? [{ id: 'outcome' as const, label: t('field.outcome'), value: t(`outcome.${outcome}`) }] : [];
  return { fields, active };
}
